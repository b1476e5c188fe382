import { Component, type ReactElement, type ReactNode } from 'react'
import type { FangkitError } from '../client/fangkit-error.ts'
import { commonMessages } from '../locale/zh-cn/common.ts'
import type { Fallback } from '../provider/slots.ts'
import { useFallback } from '../provider/use-fallback.ts'
import { useMessages } from '../provider/use-messages.ts'
import { useReportError } from '../provider/use-report-error.ts'
import { ErrorState } from '../ui/error-state.tsx'

export interface WidgetBoundaryProps {
  readonly name: string
  readonly children: ReactNode
  readonly fallback?: Fallback | undefined
}

/** Keeps a crash inside the widget: the host goes on, the person may try again. */
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

  retry = (): void => this.setState({ failure: null, traceId: null })

  override render(): ReactNode {
    const { failure, traceId } = this.state
    const { fallback, children } = this.props
    if (failure === null) return children
    if (fallback === null) return null
    return fallback === undefined ? <Crashed traceId={traceId} onRetry={this.retry} /> : fallback({ error: failure.error, retry: this.retry })
  }
}

function Crashed({ traceId, onRetry }: { readonly traceId: string | null; readonly onRetry: () => void }): ReactElement {
  const texts = useMessages(commonMessages)
  return <ErrorState title={texts.crashed} traceId={traceId ?? undefined} onRetry={onRetry}>{texts.crashedText}</ErrorState>
}
