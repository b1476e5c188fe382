import type { ReactElement } from 'react'
import type { GroupIssue } from '../../../../domain/member/group-rules.ts'
import { relation } from '../../../../domain/member/relation.ts'
import { memberGroupsMessages } from '../../../../locale/zh-cn/project-detail/member-groups.ts'
import { useDictionary } from '../../../../provider/dictionaries/use-dictionary.ts'
import { useMessages } from '../../../../provider/use-messages.ts'
import { css } from '../../../../styled-system/css/index.js'
import { Tag } from '../../../../ui/indicators/tag.tsx'
import type { EditedRow } from './group-rows.ts'
import { previewPeople } from './preview-people.ts'
import { type FlagColumn, partyColumnOf } from './seat-flags.ts'

export interface GroupPreviewProps {
  readonly type: string
  readonly rows: readonly EditedRow[]
  readonly issue: GroupIssue | null
  readonly flags: readonly FlagColumn[]
  /** True: shows the stored state. False: shows the result of a save. */
  readonly stored: boolean
}

const body = css({ paddingTop: '14', paddingInline: 'pad', paddingBottom: '16' })
const box = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '24',
  rowGap: '8',
  maxHeight: '160px',
  overflowY: 'auto',
  paddingBlock: '10',
  paddingInline: '14',
  borderWidth: '1px',
  borderColor: 'line',
  borderRadius: 'lg',
  backgroundColor: 'surface-2',
})
const caption = css({ textStyle: 'label', color: 'ink-2' })
const contents = css({ display: 'contents' })
const person = css({ display: 'inline-flex', alignItems: 'center', gap: '8', minWidth: '0', maxWidth: 'full' })
const name = css({ minWidth: '0', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })

/** Everyone in the groups with the roles and tags they will have. @source MEM-056 */
export function GroupPreview({ type, rows, issue, flags, stored }: GroupPreviewProps): ReactElement {
  const texts = useMessages(memberGroupsMessages)
  const { labelOf, loading } = useDictionary(relation.fields.memberTag1.dict ?? null)
  const people = previewPeople(type, rows, issue)
  const party = partyColumnOf(flags)
  const heading = stored ? texts.previewStored : texts.preview
  return (
    <div className={body}>
      <div className={box}>
        <span className={caption}>{heading}</span>
        {people.length === 0 ? (
          <span className={caption}>{texts.previewNobody}</span>
        ) : (
          <ul className={contents} aria-label={heading}>
            {people.map((one) => (
              <li key={one.key} className={person}>
                <span className={name} title={one.name}>
                  {one.name}
                </span>
                {one.stands && party !== null ? <Tag tone="brand">{party.label}</Tag> : null}
                {loading
                  ? null
                  : one.tags.map((tag) => (
                      <Tag key={tag} tone={one.conflict ? 'bad' : 'idle'}>
                        {one.conflict ? texts.conflicting({ tag: labelOf(tag) ?? tag }) : (labelOf(tag) ?? tag)}
                      </Tag>
                    ))}
                {one.isNew ? <Tag tone="line">{texts.newTag}</Tag> : null}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
