import type { ReactElement } from 'react'
import { caseRightsOf, PRIVILEGE } from 'fangkit/domain'
import { Button, Notice } from 'fangkit/ui'
import { projectGrid } from '../../../grids/projects/project-grid.ts'
import { rightsMessages as texts } from './rights-messages.ts'
import { isGiven, type MenuRights, type RightsDraft, treeRows } from './tree-rows.ts'

export interface RolePreviewProps {
  /** Code and name of the role. */
  readonly role: string
  readonly name: string
  /** Its privileges in general. */
  readonly privileges: readonly string[]
  readonly menu: readonly MenuRights[]
  /** Changes that are not saved yet; the preview shows the role with them. */
  readonly draft: RightsDraft
  readonly onEnd: () => void
}

const NONE_CLOSED: ReadonlySet<string> = new Set()

/** What the menu and a case would offer a user with this role alone. Takes over nobody's rights to data. */
export function RolePreview({ role, name, privileges, menu, draft, onEnd }: RolePreviewProps): ReactElement {
  const opens = (item: MenuRights): boolean => isGiven(draft, item, PRIVILEGE.search)
  const shown = treeRows(
    menu.filter((item) => item.offered.length === 0 || opens(item)),
    NONE_CLOSED,
    '',
  )
  const cases = menu.find(({ code }) => code === projectGrid.name)
  const inList = new Set(cases?.offered.filter((privilege) => isGiven(draft, cases, privilege)))
  return (
    <div className="portal-rights-preview">
      <Notice
        tone="warn"
        title={texts.previewing(name)}
        actions={
          <Button size="sm" onClick={onEnd}>
            {texts.endPreview}
          </Button>
        }
      >
        {texts.previewText}
      </Notice>
      <h3 id="rights-preview-menu">{texts.previewMenu}</h3>
      {shown.length === 0 ? (
        <p>{texts.previewNoMenu}</p>
      ) : (
        <ul aria-labelledby="rights-preview-menu">
          {shown.map(({ item, level }) => (
            <li key={item.code} style={{ paddingInlineStart: (level - 1) * 20 }}>
              {item.offered.length === 0 ? <b>{item.name}</b> : item.name}
            </li>
          ))}
        </ul>
      )}
      <h3>{texts.previewCase}</h3>
      <dl>
        {caseRightsOf(role, new Set(privileges), inList).flatMap(({ what, where }) => [
          <dt key={what}>{texts.abilities[what]}</dt>,
          <dd key={`${what} where`} data-none={where === null || undefined}>
            {texts.where[where ?? 'none']}
          </dd>,
        ])}
      </dl>
    </div>
  )
}
