import { Check } from 'lucide-react'
import type { CSSProperties, ReactElement } from 'react'
import { BUYER_TAGS, type BuyerTag, withBuyerTag } from '../../../../domain/member/buyer-tag.ts'
import type { GroupRow } from '../../../../domain/member/group.ts'
import type { Groupable } from '../../../../domain/member/group-start.ts'
import type { Scope } from '../../../../catalogue/kind.ts'
import { relation } from '../../../../domain/member/relation.ts'
import { memberGroupsMessages } from '../../../../locale/zh-cn/project-detail/member-groups.ts'
import { useDictionary } from '../../../../provider/dictionaries/use-dictionary.ts'
import { useNotify } from '../../../../provider/notices/use-notify.ts'
import { useMessages } from '../../../../provider/use-messages.ts'
import { css } from '../../../../styled-system/css/index.js'

export interface TagChipsProps {
  readonly name: string
  readonly buyer: Groupable
  /** Groups of the buyers. */
  readonly groups: readonly GroupRow[]
  readonly facts: Scope
  /** The tag the buyer has, or is being given. */
  readonly now: string | null
  readonly busy: boolean
  /** `note` says who changes roles with it. */
  readonly onTag: (tag: BuyerTag, note: string | undefined) => void
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

/** The tags of a buyer, to press; one the groups do not allow says why. @source MEM-056, MEM-060 to MEM-067 */
export function TagChips({ name, buyer, groups, facts, now, busy, onTag }: TagChipsProps): ReactElement {
  const texts = useMessages(memberGroupsMessages)
  const notify = useNotify()
  const { labelOf } = useDictionary(relation.fields.memberTag1.dict ?? null)
  const word = (tag: string): string => labelOf(tag) ?? tag
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex container in every browser
    <div role="group" aria-label={texts.tagsOf({ name })} aria-busy={busy} style={ROW}>
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
              else onTag(tag, note)
            }}
          >
            {pressed ? <Check aria-hidden size={14} /> : null}
            {word(tag)}
          </button>
        )
      })}
    </div>
  )
}
