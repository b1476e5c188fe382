import type { Scope } from '../../../catalogue/kind.ts'
import type { Overlay } from '../../../catalogue/overlay.ts'
import { factsOf, type ProjectFacts } from '../../../domain/facts.ts'
import { project, type Project } from '../../../domain/project/project.ts'
import { sectionsOf } from '../../../domain/project/section.ts'
import { type Readiness, readinessOf } from '../../../domain/project/readiness.ts'

/**
 * The sections of a case, the facts they use, and how much of the basic requirements is filled in; readiness is null
 * once the case has ended.
 */
export interface ProjectProgress {
  readonly sections: ReturnType<typeof sectionsOf>
  readonly readiness: Readiness | null
  readonly facts: ProjectFacts & Scope
}

export function progressOf(values: Scope, overlay: Overlay): ProjectProgress {
  const known = values as Scope & Project // adapter: the values of a project
  return { sections: sectionsOf(values), readiness: readinessOf(project, values, overlay), facts: factsOf(known) }
}

export function sameProgress(a: ProjectProgress, b: ProjectProgress): boolean {
  return (
    a.readiness?.filled === b.readiness?.filled &&
    a.readiness?.wanted === b.readiness?.wanted &&
    a.sections.length === b.sections.length &&
    a.sections.every(({ key, title }, index) => key === b.sections[index]?.key && title === b.sections[index]?.title) &&
    Object.entries(a.facts).every(([name, value]) => value === b.facts[name])
  )
}
