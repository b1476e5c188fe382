'use client'

/** A case and the drawer in which one is created. */
export type { LeaveGuard } from './form/leaving/leave-guard.ts'
export { useUnloadWarning } from './form/leaving/use-unload-warning.ts'
export { NewProject } from './widgets/project-detail/creation/new-project.tsx'
export type { NewProjectProps } from './widgets/project-detail/creation/new-project-props.ts'
export { ProjectDetail } from './widgets/project-detail/project-detail.tsx'
export type { ProjectDetailProps } from './widgets/project-detail/project-detail-props.ts'
export type {
  ProjectAction,
  ProjectDetailHandle,
  ProjectEditingEvent,
  ProjectNavigation,
  ProjectSavedEvent,
  ProjectTab,
  ProjectTabEvent,
} from './widgets/project-detail/project-events.ts'
export type {
  HostSection,
  ProjectSectionKey,
  ProjectSectionProps,
  SectionEditing,
} from './widgets/project-detail/sections.ts'
export type { ProjectTabModules, ProjectTabParams, ProjectTabProps } from './widgets/project-detail/tabs.ts'
export type {
  CaseQueueProps,
  CaseRecordEvent,
  CaseRecordProps,
  CaseRecordQueue,
  RecordDecision,
} from './widgets/use-open-record.ts'
