import type { ReactElement } from 'react'
import { labelOf } from '../../catalogue/field-state.ts'
import { formMessages } from '../../locale/zh-cn/fields/form.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { clockText } from '../ago.ts'
import { useEntityFormApi } from '../entity-form-context.ts'

/** Offers to restore a draft. */
export function DraftNotice(): ReactElement | null {
  const { draft, restoreDraft, dropDraft, controller } = useEntityFormApi()
  const texts = useMessages(formMessages)
  if (!draft) return null
  const count = new Set([...Object.keys(draft.values), ...Object.keys(draft.unread), ...draft.omitted]).size
  return (
    <Notice
      tone="info"
      role="status"
      title={texts.draftTitle({ at: clockText(draft.at), count })}
      actions={
        <>
          <Button size="sm" variant="primary" onClick={restoreDraft}>
            {texts.draftRestore}
          </Button>
          <Button size="sm" onClick={dropDraft}>
            {texts.draftDrop}
          </Button>
        </>
      }
    >
      {draft.omitted.length === 0
        ? null
        : texts.draftOmitted({ fields: draft.omitted.map((name) => labelOf(controller.entity, name)).join('、') })}
    </Notice>
  )
}
