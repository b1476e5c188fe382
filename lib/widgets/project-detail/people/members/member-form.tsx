import { type ReactElement, useEffect, useMemo } from 'react'
import { createPortal } from 'react-dom'
import type { RecordValues } from '../../../../catalogue/effect.ts'
import type { Scope } from '../../../../catalogue/kind.ts'
import type { Overlay } from '../../../../catalogue/overlay.ts'
import { draftKey } from '../../../../client/storage/drafts.ts'
import { memberCalls } from '../../../../contract/case/member-calls.ts'
import type { DraftRecord, Stored } from '../../../../contract/output.ts'
import { READ_FROM_CARD } from '../../../../domain/member/from-card.ts'
import { member, type Member } from '../../../../domain/member/member.ts'
import { DraftNotice } from '../../../../form/drafts/draft-notice.tsx'
import { EntityForm } from '../../../../form/entity-form.tsx'
import type { EntityFormApi } from '../../../../form/entity-form-context.ts'
import { FieldGroup } from '../../../../form/groups/field-group.tsx'
import { FormEditBar } from '../../../../form/saving/form-edit-bar.tsx'
import { IssueSummary } from '../../../../form/saving/issue-summary.tsx'
import { LossesNotice } from '../../../../form/saving/losses-notice.tsx'
import { NewerNotice } from '../../../../form/conflict/newer-notice.tsx'
import { useEntityForm } from '../../../../form/use-entity-form.ts'
import { useFirstField } from '../../../../form/use-first-field.ts'
import { useAuthUser } from '../../../../provider/session/use-auth-user.ts'
import { useFangkit } from '../../../../provider/use-fangkit.ts'
import { useReveal } from '../../../../provider/session/use-reveal.ts'
import { css } from '../../../../styled-system/css/index.js'
import { useCardReader } from '../card-reader/use-card-reader.tsx'

export interface MemberFormProps {
  readonly projectId: string
  /** The newest version; an open form keeps the one it started with. */
  readonly record: DraftRecord<Member>
  readonly defaults?: RecordValues | undefined
  readonly overlay: Overlay
  readonly facts: Scope
  /** Name of the edited member, for the edit bar. */
  readonly title: string
  readonly barSlot: Element | null
  /** Element for the issue count, in the head of the card. */
  readonly issueSlot: Element | null
  readonly onSaved: (record: Stored<Member>) => void
  readonly onClose: () => void
  readonly onForm: (form: EntityFormApi | null) => void
}

const CARD_FIELDS = Object.keys(READ_FROM_CARD)
  .map((name) => `[data-field~=${name}]`)
  .join()
const notices = css({ display: 'grid', gap: '8', paddingTop: '14', paddingInline: 'pad', _empty: { display: 'none' } })

/** The form of a member, in place. @source MEM-004 to MEM-049 */
export function MemberForm({
  projectId,
  record,
  defaults,
  overlay,
  facts,
  title,
  barSlot,
  issueSlot,
  onSaved,
  onClose,
  onForm,
}: MemberFormProps): ReactElement {
  const { client } = useFangkit()
  const owner = useAuthUser().data?.acctId ?? null
  const { keyValue, hf23MemberType } = record
  const plain = useEntityForm({
    entity: member,
    record,
    defaults,
    overlay,
    facts,
    save: async (input, idempotencyKey) => (await client.call(memberCalls.doSave, input, { idempotencyKey })).data,
    onSaved,
    onUnchanged: onClose,
    // The draft of a new member belongs to one side of one case.
    draft: {
      key: draftKey(member.service, keyValue, keyValue === null ? `${projectId}:${hf23MemberType}` : null),
      owner,
    },
    reveal: useReveal(member, keyValue, record.version),
  })
  const cards = useCardReader(plain.controller)
  // Reads the card number before a save, which may come before the pause ends.
  const form = useMemo<EntityFormApi>(
    () => ({
      ...plain,
      save: async () => {
        cards.readNow()
        return plain.save()
      },
    }),
    [plain, cards],
  )
  useEffect(() => {
    onForm(form)
    return () => onForm(null)
  }, [form, onForm])
  useFirstField(form)
  const bar = <FormEditBar section={title} onLeave={onClose} />
  return (
    <EntityForm form={form}>
      {issueSlot === null ? null : createPortal(<IssueSummary />, issueSlot)}
      <div className={notices}>
        <NewerNotice record={record} />
        <DraftNotice />
        <LossesNotice />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: observes blur of a card number inside */}
      <div
        role="presentation"
        onBlur={({ target }) => (target.closest(CARD_FIELDS) ? form.afterPress(cards.readNow) : undefined)}
      >
        {Object.keys(member.groups).map((group) => (
          <FieldGroup key={group} group={group} columns={4} layout={cards.layout} />
        ))}
      </div>
      {barSlot === null ? bar : createPortal(bar, barSlot)}
    </EntityForm>
  )
}
