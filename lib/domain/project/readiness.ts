import { compositeOf, leadOf, leads } from '../../catalogue/composites.ts'
import { blankRecord, type Entity } from '../../catalogue/entity.ts'
import { fieldState, visibleFields } from '../../catalogue/field-state.ts'
import { isEmpty, type Scope } from '../../catalogue/kind.ts'
import { NO_OVERLAY, type Overlay } from '../../catalogue/overlay.ts'
import { isRecordField } from '../record-fields.ts'
import { isNeeded, type ProjectSection } from './section.ts'
import { isClosedStep } from './step-tone.ts'

/** How many of the required fields of the current step of a case are filled in. @public */
export interface Readiness {
  /** Required controls with a value. */
  readonly filled: number
  /** Required controls in all; several fields in one control count once. */
  readonly wanted: number
}

/**
 * The fields of a record that its form must have filled to save, by the declaration, a condition or the metadata; a
 * switch always counts as filled. Null for a finished or cancelled case, which requires nothing any more.
 */
function requiredFields(entity: Entity, scope: Scope, overlay: Overlay): readonly string[] | null {
  if (isClosedStep(scope['hf20DemandStep'])) return null
  return visibleFields(entity, scope, overlay).filter((name) => {
    const state = fieldState(entity, name, scope, overlay)
    return state.required && state.field.kind !== 'flag'
  })
}

/**
 * What one record of a case requires now. Several fields in one control count once. Null for a finished or cancelled
 * case, which shows its state instead of a figure.
 * @param scope the record together with the facts of its case
 * @source ruling 27
 */
export function readinessOf(entity: Entity, scope: Scope, overlay: Overlay = NO_OVERLAY): Readiness | null {
  const required = requiredFields(entity, scope, overlay)
  if (required === null) return null
  const wanted = leads(entity, required)
  const empty = new Set(required.filter((name) => isEmpty(scope[name])).map((name) => leadOf(entity, name)))
  return { wanted: wanted.length, filled: wanted.length - empty.size }
}

/** The visible controls of a record, by the fields that represent them, in screen order. */
export interface Reading {
  /** Filled, or required now. */
  readonly shown: readonly string[]
  /** Empty, and not required now. */
  readonly unfilled: readonly string[]
}

/**
 * What a reader of a record sees at once, and what is offered behind one line. Who saved the record and when is in
 * neither.
 */
export function readingOf(entity: Entity, scope: Scope, overlay: Overlay = NO_OVERLAY): Reading {
  const required = new Set(leads(entity, requiredFields(entity, scope, overlay) ?? []))
  const isShown = (name: string): boolean =>
    required.has(name) || (compositeOf(entity, name)?.parts ?? [name]).some((part) => !isEmpty(scope[part]))
  const controls = leads(entity, visibleFields(entity, scope, overlay)).filter((name) => !isRecordField(name))
  return { shown: controls.filter(isShown), unfilled: controls.filter((name) => !isShown(name)) }
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

/**
 * The first part that lacks something, and how much; null while a part before it is unknown, and when none does.
 * @param parts in the order in which they are filled in
 */
export function firstLacking<P extends { readonly readiness: Readiness | null }>(
  parts: readonly P[],
): { readonly part: P; readonly missing: number } | null {
  for (const part of parts) {
    if (part.readiness === null) return null
    const missing = part.readiness.wanted - part.readiness.filled
    if (missing > 0) return { part, missing }
  }
  return null
}

/** True when something is required and all of it is filled in. */
export function isComplete(readiness: Readiness | null): boolean {
  return readiness !== null && readiness.wanted > 0 && readiness.filled === readiness.wanted
}
