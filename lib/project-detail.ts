'use client'

/** A case and the drawer in which one is created. */
export { useUnloadWarning } from './form/use-unload-warning.ts'
export { NewProject } from './widgets/project-detail/new-project.tsx'
export type { NewProjectProps } from './widgets/project-detail/new-project-props.ts'
export { ProjectDetail, type ProjectDetailProps } from './widgets/project-detail/project-detail.tsx'
export type { ProjectAction, ProjectNavigation, ProjectSavedEvent, ProjectTab, ProjectTabEvent } from './widgets/project-detail/project-events.ts'
export type { ProjectDetailHandle } from './widgets/project-detail/project-page.tsx'
export type { ProjectTabModules, ProjectTabProps } from './widgets/project-detail/tabs.ts'
