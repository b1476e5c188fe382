import { Component, type ReactElement, type ReactNode } from 'react'
import type { FangkitError } from '../client/fangkit-error.ts'
import { commonMessages } from '../locale/zh-cn/common.ts'
import type { Fallback } from '../provider/slots/slots.ts'
import { useFallback } from '../provider/slots/use-fallback.ts'
import { useMessages } from '../provider/use-messages.ts'
import { useReportError } from '../provider/callbacks/use-report-error.ts'
import { ErrorState } from '../ui/feedback/error-state.tsx'

export interface WidgetBoundaryProps {
  readonly name: string
  readonly children: ReactNode
  readonly fallback?: Fallback | undefined
}

/** Keeps a crash inside the widget: the host continues, and the user can try again. */
export function WidgetBoundary({ name, children, fallback }: WidgetBoundaryProps): ReactElement {
  const report = useReportError()
  const provided = useFallback()
  return (
    <Boundary report={(error) => report(error, name)} fallback={fallback === undefined ? provided : fallback}>
      {children}
    </Boundary>
  )
}

interface BoundaryProps {
  readonly report: (error: unknown) => FangkitError
  readonly fallback: Fallback | undefined
  /** Replaces the retry, where this boundary does not contain the whole widget. */
  readonly onRetry?: () => void
  readonly children: ReactNode
}
interface BoundaryState {
  readonly failure: { readonly error: unknown } | null
  readonly traceId: string | null
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failure: null, traceId: null }

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { failure: { error } }
  }

  override componentDidCatch(error: unknown): void {
    this.setState({ traceId: this.props.report(error).traceId })
  }

  retry = (): void => {
    this.props.onRetry?.()
    this.setState({ failure: null, traceId: null })
  }

  override render(): ReactNode {
    const { failure, traceId } = this.state
    const { report, fallback, children } = this.props
    if (failure === null) return children
    if (fallback === null) return null
    if (fallback === undefined) return <Crashed traceId={traceId} onRetry={this.retry} />
    // The fallback of the host can crash too.
    return (
      <Boundary report={report} fallback={undefined} onRetry={this.retry}>
        <Shown fallback={fallback} error={failure.error} retry={this.retry} />
      </Boundary>
    )
  }
}

interface ShownProps {
  readonly fallback: NonNullable<Fallback>
  readonly error: unknown
  readonly retry: () => void
}

function Shown({ fallback, error, retry }: ShownProps): ReactNode {
  const shown = fallback({ error, retry })
  // React would suspend on a promise, together with everything around the widget.
  if (!(shown instanceof Promise)) return shown
  shown.catch(() => undefined)
  throw new TypeError('fallback answered a promise')
}

function Crashed({
  traceId,
  onRetry,
}: {
  readonly traceId: string | null
  readonly onRetry: () => void
}): ReactElement {
  const texts = useMessages(commonMessages)
  return (
    <ErrorState title={texts.crashed} traceId={traceId ?? undefined} onRetry={onRetry}>
      {texts.crashedText}
    </ErrorState>
  )
}
