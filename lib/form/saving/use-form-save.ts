import { useCallback, useMemo, useState } from 'react'
import type { Entity, RecordOf } from '../../catalogue/entity.ts'
import type { Conflict, FangkitError } from '../../client/fangkit-error.ts'
import type { Stored } from '../../contract/output.ts'
import { commonMessages } from '../../locale/zh-cn/common.ts'
import { formMessages } from '../../locale/zh-cn/fields/form.ts'
import { noticeOf } from '../../provider/notices/notice-of.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { useNotify } from '../../provider/notices/use-notify.ts'
import type { SaveOutcome } from '../entity-form-context.ts'
import type { EntityFormOptions } from '../entity-form-options.ts'
import type { FormController } from '../state/form-controller.ts'
import { valuesOf } from '../state/record-values.ts'
import { createSaver } from './save-form.ts'
import type { FormDraft } from '../drafts/use-form-draft.ts'
import { useAmountQuestion } from './use-amount-question.ts'
import { useLatest } from '../../provider/use-latest.ts'

export interface FormSaveParts<E extends Entity> {
  readonly controller: FormController
  readonly options: Pick<EntityFormOptions<E>, 'save' | 'onSaved' | 'onUnchanged' | 'words'>
  readonly draft: FormDraft
  readonly focusField: (name: string) => boolean
  readonly onConflict: (conflict: Conflict) => void
}

/** Saves a form and reports the result. Input stays in the form, whatever happens. */
export function useFormSave<E extends Entity>({
  controller,
  options,
  draft,
  focusField,
  onConflict,
}: FormSaveParts<E>): () => Promise<SaveOutcome> {
  const current = useLatest(options)
  const askAmounts = useAmountQuestion(controller)
  const [saver] = useState(() => createSaver<Stored<RecordOf<E>>>(controller, askAmounts))
  const report = useSaveReports(draft.saveDraft)

  return useCallback(async () => {
    const focusFirst = (): void => {
      const [first] = controller.issues()
      if (first) focusField(first.field)
    }
    const result = await saver(current.current.save)
    if (result.outcome === 'saved') {
      const { record, created } = result
      controller.rebase({
        values: valuesOf(controller.entity, record),
        keyValue: record.keyValue,
        version: record.version,
        refValues: record.refValues,
      })
      draft.drop()
      report.saved(current.current.words?.saved)
      current.current.onSaved?.(record, created)
    } else if (result.outcome === 'unchanged') current.current.onUnchanged?.()
    else if (result.outcome === 'invalid') {
      const issue = controller.issues()[0]?.message
      report.refused(issue === undefined ? undefined : (current.current.words?.refused?.(issue) ?? issue))
      focusFirst()
    } else if (result.outcome === 'failed') {
      const { error } = result
      controller.markServer(error.issues)
      if (error.conflict) {
        onConflict(error.conflict)
        return 'conflict'
      }
      report.failed(error)
      focusFirst()
    }
    return result.outcome
  }, [current, saver, controller, draft, report, focusField, onConflict])
}

interface SaveReports {
  readonly saved: (title: string | undefined) => void
  readonly refused: (message: string | undefined) => void
  readonly failed: (error: FangkitError) => void
}

/** The messages at the end of a save. @source FRM-016, ERR-029, ERR-059 */
function useSaveReports(saveDraft: () => boolean): SaveReports {
  const notify = useNotify()
  const texts = useMessages(formMessages)
  const common = useMessages(commonMessages)
  return useMemo(
    () => ({
      saved: (title = texts.saved) => notify({ tone: 'success', title }),
      refused: (message) => notify({ tone: 'warning', title: message ?? texts.incomplete }),
      failed(error) {
        if (error.kind === 'signed-out') {
          saveDraft()
          notify({ tone: 'warning', title: common.signedOut, text: common.signedOutText })
          return
        }
        const notice = noticeOf(error)
        if (notice) notify({ ...notice, ...(error.issues.length === 0 && { text: texts.kept }) })
      },
    }),
    [notify, texts, common, saveDraft],
  )
}
