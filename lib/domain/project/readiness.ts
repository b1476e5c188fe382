import { leadOf, leads } from '../../catalogue/composites.ts'
import { blankRecord, type Entity } from '../../catalogue/entity.ts'
import { fieldState, visibleFields } from '../../catalogue/field-state.ts'
import { isEmpty, type Scope } from '../../catalogue/kind.ts'
import { NO_OVERLAY, type Overlay } from '../../catalogue/overlay.ts'
import { isNeeded, type ProjectSection } from './section.ts'
import { isClosedStep } from './step-tone.ts'

/** How many of the required fields of the current step of a case are filled in. @public */
export interface Readiness {
  readonly filled: number
  readonly wanted: number
}

/**
 * What one record of a case requires now: the controls its form must have filled to save, by the declaration, a
 * condition or the metadata. Several fields in one control count once; a switch always counts as filled. Null for a
 * finished or cancelled case, which shows its state instead of a figure.
 * @param scope the record together with the facts of its case
 * @source ruling 27
 */
export function readinessOf(entity: Entity, scope: Scope, overlay: Overlay = NO_OVERLAY): Readiness | null {
  if (isClosedStep(scope['hf20DemandStep'])) return null
  const required = visibleFields(entity, scope, overlay).filter((name) => {
    const state = fieldState(entity, name, scope, overlay)
    return state.required && state.field.kind !== 'flag'
  })
  const wanted = leads(entity, required)
  const empty = new Set(required.filter((name) => isEmpty(scope[name])).map((name) => leadOf(entity, name)))
  return { wanted: wanted.length, filled: wanted.length - empty.size }
}

/** The existing records of one kind in a section, and the data for a new one. */
export interface SectionRecords {
  readonly entity: Entity
  /** Facts of the case. */
  readonly facts: Scope
  readonly records: readonly Scope[]
  readonly overlay: Overlay
  /** Values a new record takes from the case, as far as conditions read them. */
  readonly start?: Scope | undefined
}

/**
 * What a section of a case requires now: the sum over its records; without records, what an empty one requires, once
 * the current step of the case needs the section ({@link isNeeded}). `key` is null for records that no step needs. The
 * requirements of a case are the sum over its sections.
 * @source ruling 27
 */
export function sectionReadiness(
  key: ProjectSection['key'] | null,
  { entity, facts, records, overlay, start }: SectionRecords,
): Readiness | null {
  if (records.length > 0)
    return together(records.map((record) => readinessOf(entity, { ...facts, ...record }, overlay)))
  const blank = readinessOf(entity, { ...facts, ...blankRecord(entity.fields), ...start }, overlay)
  return blank && { filled: 0, wanted: key !== null && isNeeded(key, facts) ? blank.wanted : 0 }
}

/** The section in which a step needs a member of a side; no step needs a guarantor. */
export const SECTION_OF_SIDE = { buyer: 'buyers', owner: 'owners', guarantor: null } as const

/** The sum of the parts; null while one of them is unknown, or when the case is closed. */
export function together(parts: readonly (Readiness | null)[]): Readiness | null {
  let [filled, wanted] = [0, 0]
  for (const part of parts) {
    if (!part) return null
    filled += part.filled
    wanted += part.wanted
  }
  return { filled, wanted }
}

/** True when something is required and all of it is filled in. */
export function isComplete(readiness: Readiness | null): boolean {
  return readiness !== null && readiness.wanted > 0 && readiness.filled === readiness.wanted
}
