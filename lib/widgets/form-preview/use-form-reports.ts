import { useMemo } from 'react'
import type { FangkitError } from '../../client/fangkit-error.ts'
import { useEmit } from '../../provider/callbacks/use-emit.ts'
import { useHostCallback } from '../../provider/callbacks/use-host-callback.ts'
import type { FieldSavedEvent, FormPreviewProps, FormsTakenEvent } from './form-preview-props.ts'

const SOURCE = 'form-preview'

/** Callbacks of the host, with one identity while the widget is mounted. */
export interface FormReports {
  saved(event: FieldSavedEvent): void
  printed(event: FormsTakenEvent): void
  downloaded(event: FormsTakenEvent): void
  failed(error: FangkitError): void
}

type FormCallbacks = Pick<FormPreviewProps, 'onFieldSaved' | 'onPrinted' | 'onDownloaded' | 'onError'>

export function useFormReports(props: FormCallbacks): FormReports {
  const emit = useEmit()
  const saved = useHostCallback(props.onFieldSaved, 'onFieldSaved')
  const printed = useHostCallback(props.onPrinted, 'onPrinted')
  const downloaded = useHostCallback(props.onDownloaded, 'onDownloaded')
  const failed = useHostCallback(props.onError, 'onError')
  return useMemo<FormReports>(
    () => ({
      saved(event) {
        emit({ type: 'fieldSaved', source: SOURCE, formId: event.formId, entity: event.entity, fields: event.fields })
        saved(event)
      },
      printed(event) {
        emit({ type: 'printed', source: SOURCE, formIds: event.formIds })
        printed(event)
      },
      downloaded(event) {
        emit({ type: 'downloaded', source: SOURCE, formIds: event.formIds })
        downloaded(event)
      },
      failed,
    }),
    [emit, saved, printed, downloaded, failed],
  )
}
