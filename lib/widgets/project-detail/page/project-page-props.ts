import type { Ref } from 'react'
import type { Stored } from '../../../contract/output.ts'
import type { Project } from '../../../domain/project/project.ts'
import type { CaseQueueProps, CaseRecordProps } from '../../use-open-record.ts'
import type { ProjectDetailHandle, ProjectTab } from '../project-events.ts'
import type { HostSection, ProjectSectionKey } from '../sections.ts'
import type { ProjectTabModules } from '../tabs.ts'
import type { Beginning } from '../beginning.ts'
import type { ProjectData, ProjectLoad, ProjectSource } from '../use-project.ts'

export interface ProjectPageProps extends CaseRecordProps, CaseQueueProps {
  readonly source: ProjectSource
  readonly load: ProjectLoad
  readonly data: ProjectData
  readonly readOnly: boolean
  readonly owner: string | null
  readonly tab: ProjectTab
  readonly modules: ProjectTabModules
  readonly requested: readonly (ProjectSectionKey | HostSection)[] | undefined
  readonly begin: Beginning
  readonly onTab: (tab: ProjectTab) => void
  readonly onEditing: (section: string | null) => void
  readonly onSaved: (record: Stored<Project>, created: boolean) => void
  readonly onBack: (() => void) | undefined
  readonly handle: Ref<ProjectDetailHandle>
}
