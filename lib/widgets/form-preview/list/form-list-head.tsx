import { Download, FileX, Printer, RefreshCw } from 'lucide-react'
import type { ReactElement } from 'react'
import { formPreviewMessages } from '../../../locale/zh-cn/documents/form-preview.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { useNotify } from '../../../provider/notices/use-notify.ts'
import { css } from '../../../styled-system/css/index.js'
import { Button } from '../../../ui/buttons/button.tsx'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { type FormDocumentRow, isDuplex } from '../document-list.ts'
import { formHead, formTools } from '../form-layout.ts'
import { batchOf } from './form-choice.ts'
import type { FormListProps } from './form-list-props.ts'

export interface FormListHeadProps extends Omit<FormListProps, 'load'> {
  readonly refreshing: boolean
}

const counts = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '16', color: 'ink-2' })
const figure = css({ color: 'ink', fontWeight: 'strong' })
const warned = css({ color: 'warn', fontWeight: 'strong' })

/** The number of required documents, and batch actions. @source APP-012, APP-019 */
export function FormListHead({
  data,
  list,
  onList,
  taking,
  refreshing,
  refresh,
  onPlan,
}: FormListHeadProps): ReactElement {
  const texts = useMessages(formPreviewMessages)
  const notify = useNotify()
  const needed = data.documents.filter(({ needed: is }) => is)
  const drawn = needed.filter(({ fileFormat }) => fileFormat === null)
  const double = drawn.filter(isDuplex).length
  const stale = needed.filter(({ printed }) => printed?.stale === true).length
  const { documents, chosen } = batchOf(data, list.ticked)
  const named = (action: string, on: readonly FormDocumentRow[]): string =>
    (chosen ? texts.ofChosen : texts.ofAll)({ action, count: on.length })
  // Stored files are printed by the program that opens them.
  const printed = documents.filter(({ fileFormat }) => fileFormat === null)
  const busyWith = (use: 'print' | 'download', blank: boolean): boolean =>
    taking.tasks.some((task) => task.use === use && task.documents.length > 1 && (task.blank ?? false) === blank)
  const start = (run: () => void) => (): void => {
    if (documents.length === 0) notify({ tone: 'warning', title: texts.nothing })
    else run()
  }
  // Only generated forms have a blank version; stored files have none.
  const download = (blank: boolean) =>
    start(() => void taking.take({ documents: blank ? printed : documents, use: 'download', blank }))
  return (
    <div className={formHead}>
      <div className={counts}>
        <span>
          {texts.needed} <b className={figure}>{texts.neededOf({ count: needed.length })}</b>
        </span>
        <span>
          {texts.single} <b className={figure}>{drawn.length - double}</b>
        </span>
        <span>
          {texts.double} <b className={figure}>{double}</b>
        </span>
        {drawn.length === needed.length ? null : (
          <span>
            {texts.document} <b className={figure}>{needed.length - drawn.length}</b>
          </span>
        )}
        <span>
          {texts.stale} <b className={stale > 0 ? warned : figure}>{stale}</b>
        </span>
        {chosen ? (
          <span role="status">
            {texts.chosen({ count: documents.length })}
            {'\u3000'}
            <Button variant="link" onClick={() => onList({ ...list, ticked: new Set() })}>
              {texts.chooseNone}
            </Button>
          </span>
        ) : null}
      </div>
      <div className={formTools}>
        <Button
          size="sm"
          icon={<FileX aria-hidden />}
          title={named(texts.blankMerged, printed)}
          loading={busyWith('download', true)}
          onClick={download(true)}
        >
          {texts.blankHint}
        </Button>
        <Button
          size="sm"
          icon={<Download aria-hidden />}
          title={named(texts.downloadMerged, documents)}
          loading={busyWith('download', false)}
          onClick={download(false)}
        >
          {texts.downloadMerged}
        </Button>
        <Button
          size="sm"
          variant="primary"
          icon={<Printer aria-hidden />}
          loading={busyWith('print', false)}
          onClick={start(() => onPlan(documents))}
        >
          {named(texts.printMerged, printed)}
        </Button>
        <IconButton
          size="sm"
          icon={<RefreshCw aria-hidden />}
          label={texts.refresh}
          loading={refreshing}
          onClick={refresh}
        />
      </div>
    </div>
  )
}
