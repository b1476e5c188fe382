'use client'

/** A case and the drawer in which one is created. */
export { NewProject, type NewProjectProps } from './widgets/project-detail/new-project.tsx'
export { ProjectDetail, type ProjectDetailProps } from './widgets/project-detail/project-detail.tsx'
export type { ProjectAction, ProjectNavigation, ProjectSavedEvent, ProjectTab, ProjectTabEvent } from './widgets/project-detail/project-events.ts'
export type { ProjectDetailHandle } from './widgets/project-detail/project-page.tsx'
export type { ProjectTabModules, ProjectTabProps } from './widgets/project-detail/tabs.ts'
