import { Check } from 'lucide-react'
import type { CSSProperties, ReactElement } from 'react'
import type { Stored } from '../../../../contract/output.ts'
import { MEMBER_TYPE } from '../../../../domain/codes.ts'
import { BUYER_TAGS, buyerTag, withBuyerTag } from '../../../../domain/member/buyer-tag.ts'
import type { Member } from '../../../../domain/member/member.ts'
import { relation } from '../../../../domain/member/relation.ts'
import { memberGroupsMessages } from '../../../../locale/zh-cn/project-detail/member-groups.ts'
import { useDictionary } from '../../../../provider/dictionaries/use-dictionary.ts'
import { useNotify } from '../../../../provider/notices/use-notify.ts'
import { useMessages } from '../../../../provider/use-messages.ts'
import { css } from '../../../../styled-system/css/index.js'
import { ConflictQuestion } from '../groups/conflict-question.tsx'
import { groupableOf } from '../groups/group-rows.ts'
import type { PeopleContext } from '../people-context.ts'
import { useTagSave } from './use-tag-save.ts'

export interface BuyerTagsProps {
  readonly record: Stored<Member>
  readonly name: string
  readonly context: PeopleContext
}

/** An inline style, because it is used once and the size of the style sheet is limited. */
const ROW: CSSProperties = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 6, flex: '0 0 100%' }
const caption = css({ textStyle: 'label', color: 'ink-2' })
const chip = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4',
  minHeight: '26px',
  paddingInline: '10',
  borderWidth: '1px',
  borderColor: 'line-input',
  borderRadius: 'full',
  textStyle: 'label',
  color: 'ink-2',
  cursor: 'pointer',
  _hover: { backgroundColor: 'surface-2' },
  '&[aria-disabled=true]': { borderColor: 'line', color: 'ink-3', cursor: 'default' },
  '&[aria-pressed=true]': {
    borderColor: 'brand',
    backgroundColor: 'brand-soft',
    color: 'brand-ink',
    fontWeight: 'strong',
  },
})

/**
 * What a buyer is in the loan, to press; a tag the groups do not allow says why.
 * @source MEM-056, MEM-060 to MEM-067
 */
export function BuyerTags({ record, name, context }: BuyerTagsProps): ReactElement | null {
  const texts = useMessages(memberGroupsMessages)
  const notify = useNotify()
  const { labelOf } = useDictionary(relation.fields.memberTag1.dict ?? null)
  const save = useTagSave(record, context)
  const { facts } = context
  const buyer = groupableOf(record)
  if (buyer === null) return null
  const groups = context.groups.filter(({ hf2jMemberType }) => hf2jMemberType === MEMBER_TYPE.buyer)
  const now = save.saving ?? buyerTag(groups, buyer)
  const word = (tag: string): string => labelOf(tag) ?? tag
  const { conflict } = save
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex container in every browser
    <div role="group" aria-label={texts.tagsOf({ name })} aria-busy={save.saving !== null} style={ROW}>
      <span className={caption}>{texts.tags}</span>
      {BUYER_TAGS.map((tag) => {
        const pressed = tag === now
        const { issue, former } = withBuyerTag(groups, buyer, tag, facts)
        const reason = pressed ? undefined : issue?.message
        const note = former
          ? texts.formerTag({ name: former.name, tag: former.tag === null ? '' : word(former.tag) })
          : undefined
        return (
          <button
            key={tag}
            type="button"
            className={chip}
            aria-pressed={pressed}
            aria-disabled={reason !== undefined || undefined}
            title={reason ?? (pressed ? undefined : note)}
            onClick={() => {
              if (pressed) return
              if (reason !== undefined) notify({ tone: 'warning', title: reason })
              else void save.give(tag, note)
            }}
          >
            {pressed ? <Check aria-hidden size={14} /> : null}
            {word(tag)}
          </button>
        )
      })}
      {conflict === null ? null : (
        <ConflictQuestion
          problem={conflict.problem}
          facts={facts}
          rows={conflict.rows}
          onBack={save.back}
          onLoad={save.loadLatest}
        />
      )}
    </div>
  )
}
