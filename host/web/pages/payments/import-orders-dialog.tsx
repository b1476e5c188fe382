import { type ReactElement, useRef, useState } from 'react'
import { useCache, useNotify } from 'fangkit'
import { decodeCsv, type ImportedOrders, prepaidOrderCalls } from 'fangkit/contract'
import { project, saleOrder } from 'fangkit/domain'
import { Button, Dialog, FileChooser, FormField, Notice } from 'fangkit/ui'
import { csvOf } from '../cost/csv.ts'
import { saveFile } from '../save-file.ts'
import { paymentMessages } from './payments-messages.ts'
import { ORDER_FIELDS } from './order-fields.ts'
import { useSending } from './use-sending.ts'
import './payments.css'

export interface ImportOrdersDialogProps {
  readonly onClose: () => void
}

interface ChosenFile {
  readonly name: string
  readonly content: string
}

const form = 'portal-payments-form'
const row = 'portal-payments-voucher'
const lines = 'portal-payments-lines'
const shortened = 'portal-payments-name'

const COLUMNS: readonly string[] = [project.fields.prjNo.label, ...ORDER_FIELDS.map(([, field]) => field.label)]

/** Imports orders that were paid elsewhere from a file: all of them or none. @source ruling 22 */
export function ImportOrdersDialog({ onClose }: ImportOrdersDialogProps): ReactElement {
  const text = paymentMessages
  const notify = useNotify()
  const cache = useCache()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<ChosenFile | null>(null)
  const [fieldError, setFieldError] = useState<string | null>(null)
  const { faults, setFaults, isPending, send } = useSending<string, ImportedOrders>({
    run: async (client, content, options) =>
      (await client.call(prepaidOrderCalls.importPrepaidOrders, { content }, options)).data,
    onDone: ({ added, known }) => {
      notify({ tone: 'success', title: text.imported(added), text: text.known(known ?? []) })
      void cache.invalidate([saleOrder.service])
      onClose()
    },
  })
  const choose = async (chosen: File) => {
    setFaults({})
    setFieldError(null)
    try {
      setFile({ name: chosen.name, content: decodeCsv(await chosen.arrayBuffer()) })
    } catch {
      setFile(null)
      setFieldError(text.unreadable)
    }
  }
  const wrong = faults['content']
  return (
    <Dialog
      open
      title={text.import}
      busy={isPending}
      onClose={onClose}
      footer={
        <>
          <Button disabled={isPending} onClick={() => saveFile(csvOf([COLUMNS]), text.templateName)}>
            {text.template}
          </Button>
          <Button disabled={isPending} onClick={onClose}>
            {text.cancel}
          </Button>
          <Button
            variant="primary"
            loading={isPending}
            onClick={() => (file === null ? setFieldError(text.fileMissing) : send(file.content))}
          >
            {text.confirm}
          </Button>
        </>
      }
    >
      <div className={form}>
        <Notice tone="info">{text.importText}</Notice>
        <FormField label={text.file} required {...(fieldError !== null && { error: fieldError })}>
          <div className={row}>
            <FileChooser ref={input} accept=".csv,text/csv" onFiles={([chosen]) => chosen && void choose(chosen)} />
            <Button onClick={() => input.current?.click()}>{text.chooseFile}</Button>
            {file === null ? null : (
              <span className={shortened} title={file.name}>
                {text.chosen(file.name, file.content.split('\n').filter((line) => line.trim() !== '').length)}
              </span>
            )}
          </div>
        </FormField>
        {wrong === undefined ? null : (
          <Notice tone="bad" role="alert" title={text.faults}>
            <span className={lines}>{wrong}</span>
          </Notice>
        )}
      </div>
    </Dialog>
  )
}
