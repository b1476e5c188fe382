import { ChevronDown, ChevronRight } from 'lucide-react'
import { type ReactElement, type SyntheticEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FormFields } from '../../../contract/document/form-record-calls.ts'
import { formCompareMessages } from '../../../locale/zh-cn/documents/form-compare.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { css } from '../../../styled-system/css/index.js'
import { bringIntoView, takeFocus } from '../../../ui/dom/bring-into-view.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { foldButton } from '../form-layout.ts'
import type { CompareAccess } from './compare-access.ts'
import { CompareForm } from './compare-form.tsx'
import { CompareView } from './compare-view.tsx'
import type { CompareForms } from './create-compare-forms.ts'
import { fieldAddress, recordAddress } from './field-address.ts'
import { FieldSkeleton } from './field-skeleton.tsx'
import { inputsFor, shownBy } from './inputs-for.ts'
import { NoRecord } from './no-record.tsx'
import { entityOnForm, useComparedRecord } from './use-compared-record.ts'

export interface CompareGroupProps {
  readonly projectId: string
  readonly of: FormFields['records'][number]
  readonly access: CompareAccess
  readonly forms: CompareForms
  /** A field of the record got the focus. */
  readonly onActive: (address: string) => void
}

const block = css({ borderBottomWidth: '1px', borderBottomColor: 'line' })
const head = css({ paddingBlock: '8', paddingInline: 'pad' })
const title = css({ textStyle: 'subhead' })
const body = css({ paddingInline: 'pad', paddingBottom: '14', '&[hidden]': { display: 'none' } })
const plain = css({ '&[hidden]': { display: 'none' } })

/** One record that a document shows, with the fields shown there. A collapsed group keeps its unsaved values. */
export function CompareGroup({ projectId, of, access, forms, onActive }: CompareGroupProps): ReactElement {
  const { entity: service, key } = of
  const address = recordAddress(service, key)
  const texts = useMessages(formCompareMessages)
  const id = useId()
  const [open, setOpen] = useState(true)
  const root = useRef<HTMLDivElement>(null)
  const load = useComparedRecord(projectId, of)
  const inputs = useMemo(
    () =>
      inputsFor(
        entityOnForm(service),
        of.fields.map(({ field }) => field),
      ),
    [of.fields, service],
  )
  const names = useMemo(() => [...inputs.keys()], [inputs])

  useEffect(() => {
    forms.offer(address, (field) => {
      flushSync(() => setOpen(true))
      const holders = [...(inputs.get(field) ?? []), field].map(
        (name) => root.current?.querySelector<HTMLElement>(`[data-field~="${CSS.escape(name)}"]`) ?? null,
      )
      const holder = holders.find((one) => one !== null)
      if (!holder) return false
      bringIntoView(holder)
      takeFocus(holder)
      return true
    })
    return () => forms.offer(address, null)
  }, [forms, address, inputs])

  const used = ({ target }: SyntheticEvent): void => {
    const own =
      target instanceof Element ? (target.closest<HTMLElement>('[data-field]')?.dataset['field']?.split(' ') ?? []) : []
    const field = own.map((name) => shownBy(inputs, name)).find((name) => name !== null)
    if (field) onActive(fieldAddress(service, key, field))
  }
  const shared = { projectId, address, title: of.title, inputs, owner: access.owner, forms }
  const content = (): ReactElement => {
    if (load.removed) return <p>{texts.recordRemoved({ title: of.title })}</p>
    if (load.error)
      return (
        <ErrorState
          title={texts.recordFailed({ title: of.title })}
          traceId={load.error.traceId ?? undefined}
          retrying={load.refreshing}
          onRetry={load.retry}
        >
          {load.error.userMessage}
        </ErrorState>
      )
    if (load.data === null || access.waiting) return <FieldSkeleton />
    const { record } = load.data
    if (record === null) return <NoRecord {...shared} data={load.data} open={access.open} />
    return access.open ? (
      <CompareForm {...shared} data={load.data} record={record} />
    ) : (
      <CompareView names={names} data={load.data} record={record} />
    )
  }
  const isView = load.data?.record != null && !access.open && !access.waiting
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: observes which field is used
    <div ref={root} role="presentation" className={block} onFocus={used} onPointerDown={used}>
      <h3 id={id} className={head}>
        <button
          type="button"
          className={foldButton}
          aria-expanded={open}
          aria-controls={`${id}body`}
          onClick={() => setOpen(!open)}
        >
          {open ? <ChevronDown aria-hidden /> : <ChevronRight aria-hidden />}
          <b className={title}>{of.title}</b>
          <span>{texts.count({ count: names.length })}</span>
        </button>
      </h3>
      {/* biome-ignore lint/a11y/useSemanticElements: the fields are a form of their own */}
      <div id={`${id}body`} role="group" aria-labelledby={id} hidden={!open} className={isView ? plain : body}>
        {content()}
      </div>
    </div>
  )
}
