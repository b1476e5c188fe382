import { type ComponentType, lazy } from 'react'
import type { HostSection, ProjectSectionKey, ProjectSectionProps } from './sections.ts'

/** The modules the library brings along. A section without one says that there is no record. */
export const SECTION_MODULES: { readonly [K in Exclude<ProjectSectionKey, 'basic'>]?: ComponentType<ProjectSectionProps> } = {
  buyers: lazy(() => import('./people/buyers-section.tsx').then(({ BuyersSection: loaded }) => ({ default: loaded }))),
  owners: lazy(() => import('./people/owners-section.tsx').then(({ OwnersSection: loaded }) => ({ default: loaded }))),
}

/** A section on the page. */
export interface PageSection {
  readonly key: string
  readonly title: string
  /** Null for the basic requirements, and where nothing is installed. */
  readonly Component: ComponentType<ProjectSectionProps> | null
}

type Shown = readonly { readonly key: ProjectSectionKey; readonly title: string }[]

/** The sections the case shows, those the host wants of them, in its order, and its own. */
export function arrangeSections(shown: Shown, wanted: readonly (ProjectSectionKey | HostSection)[] | undefined): readonly PageSection[] {
  const own = ({ key, title }: Shown[number]): PageSection => ({ key, title, Component: key === 'basic' ? null : (SECTION_MODULES[key] ?? null) })
  if (wanted === undefined) return shown.map(own)
  return wanted.flatMap((section) => (typeof section === 'string' ? shown.filter(({ key }) => key === section).map(own) : [section]))
}
