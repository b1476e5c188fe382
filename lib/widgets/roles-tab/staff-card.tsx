import type { ReactElement } from 'react'
import type { Stored } from '../../contract/output.ts'
import { CASE_STAFF } from '../../domain/project-role/case-staff.ts'
import type { Project } from '../../domain/project/project.ts'
import { projectRole } from '../../domain/project-role/project-role.ts'
import { rolesTabMessages } from '../../locale/zh-cn/roles-tab.ts'
import { useDictionary } from '../../provider/dictionaries/use-dictionary.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { Card } from '../../ui/sections/card.tsx'
import { DescriptionItem } from '../../ui/forms/description-item.tsx'
import { DescriptionList } from '../../ui/forms/description-list.tsx'
import { PersonName } from './person-name.tsx'

/** The staff named by the case itself. @source INV-001, R7 */
export function StaffCard({ project }: { readonly project: Stored<Project> }): ReactElement {
  const texts = useMessages(rolesTabMessages)
  const { labelOf } = useDictionary(projectRole.fields.hf21RoleId.dict ?? null)
  return (
    <Card title={texts.staff} note={texts.staffNote}>
      <DescriptionList columns={3}>
        {CASE_STAFF.map(({ field, role }) => {
          const acctId = project[field]
          const name = project.refValues[field] ?? acctId
          return (
            <DescriptionItem key={field} label={labelOf(role) ?? ''}>
              {acctId === null ? texts.nobody : <PersonName acctId={acctId} name={name ?? acctId} hasImage={false} />}
            </DescriptionItem>
          )
        })}
      </DescriptionList>
    </Card>
  )
}
