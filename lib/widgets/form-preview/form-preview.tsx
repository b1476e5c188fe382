import { forwardRef, type ReactElement, Suspense, useImperativeHandle, useRef, useState } from 'react'
import { useDeclaredProps } from '../use-declared-props.ts'
import { WidgetFrame } from '../widget-frame.tsx'
import type { FormPreviewHandle, FormPreviewProps } from './form-preview-props.ts'
import { FormWaiting } from './form-waiting.tsx'
import { lazyPart } from '../../ui/loading/lazy-part.tsx'

/** What forms need is more than a page should load before it shows any: frame and skeleton stand at once. */
const FormHost = lazyPart(() => import('./form-host.tsx').then(({ FormHost }) => FormHost))

const table =
  process.env.NODE_ENV === 'production'
    ? null
    : () => import('./form-preview-table.ts').then(({ formPreviewTable }) => formPreviewTable)

/**
 * The application forms of a case: which are needed, how they look filled in, and the way to paper.
 *
 * @public
 */
export const FormPreview = forwardRef<FormPreviewHandle, FormPreviewProps>(
  function FormPreview(props, ref): ReactElement {
    useDeclaredProps(table, props)
    const { messages, components, appearance, fallback, onEvent, ...rest } = props
    const host = useRef<FormPreviewHandle>(null)
    /** Where to go as soon as there is a host. */
    const [begin, setBegin] = useState(rest.defaultFormId ?? null)
    useImperativeHandle(
      ref,
      () => ({
        refresh: () => host.current?.refresh(),
        print: () => host.current?.print(),
        goTo: (formId) => (host.current === null ? setBegin(formId) : host.current.goTo(formId)),
        isDirty: () => host.current?.isDirty() ?? false,
        requestLeave: async () => (await host.current?.requestLeave()) ?? true,
      }),
      [],
    )
    return (
      <WidgetFrame name="form-preview" own={{ messages, components, appearance, fallback, onEvent }}>
        <Suspense fallback={<FormWaiting />}>
          {/* Another case starts afresh. */}
          <FormHost key={rest.projectId} {...rest} defaultFormId={begin} handle={host} />
        </Suspense>
      </WidgetFrame>
    )
  },
)
