import { forwardRef, type ReactElement, Suspense, useImperativeHandle, useRef, useState } from 'react'
import { useDeclaredProps } from '../use-declared-props.ts'
import { WidgetFrame } from '../widget-frame.tsx'
import type { FormPreviewHandle, FormPreviewProps } from './form-preview-props.ts'
import { FormWaiting } from './form-waiting.tsx'
import { lazyPart } from '../../ui/loading/lazy-part.tsx'

/** The code of forms is too large to load with the page: frame and skeleton render first. */
const FormHost = lazyPart(() => import('./form-host.tsx').then(({ FormHost }) => FormHost))

const table =
  process.env.NODE_ENV === 'production'
    ? null
    : () => import('./form-preview-table.ts').then(({ formPreviewTable }) => formPreviewTable)

/**
 * The application forms of a case: which are required, how they look filled in, and how to print them.
 *
 * @public
 */
export const FormPreview = forwardRef<FormPreviewHandle, FormPreviewProps>(
  function FormPreview(props, ref): ReactElement {
    useDeclaredProps(table, props)
    const { messages, components, appearance, fallback, onEvent, ...rest } = props
    const host = useRef<FormPreviewHandle>(null)
    /** Target to open as soon as the host component is mounted. */
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
          {/* A new case resets the widget. */}
          <FormHost key={rest.projectId} {...rest} defaultFormId={begin} handle={host} />
        </Suspense>
      </WidgetFrame>
    )
  },
)
