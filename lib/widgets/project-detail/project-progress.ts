import type { Scope } from '../../catalogue/kind.ts'
import type { Overlay } from '../../catalogue/overlay.ts'
import { project } from '../../domain/project/project.ts'
import { sectionsOf } from '../../domain/project/section.ts'
import { type Readiness, readinessOf } from '../../form/readiness.ts'

/** Which sections a case shows, and how much of the basic requirements is filled in. */
export interface ProjectProgress {
  readonly sections: ReturnType<typeof sectionsOf>
  readonly readiness: Readiness
}

export function progressOf(values: Scope, overlay: Overlay): ProjectProgress {
  return { sections: sectionsOf(values), readiness: readinessOf(project, values, overlay) }
}

export function sameProgress(a: ProjectProgress, b: ProjectProgress): boolean {
  return a.readiness.filled === b.readiness.filled && a.readiness.wanted === b.readiness.wanted && a.sections.length === b.sections.length
    && a.sections.every(({ key, title }, index) => key === b.sections[index]?.key && title === b.sections[index]?.title)
}
