import { createContext, useContext } from 'react'
import type { RecordValues } from '../catalogue/effect.ts'
import type { Entity } from '../catalogue/entity.ts'
import type { Scope } from '../catalogue/kind.ts'
import type { Overlay } from '../catalogue/overlay.ts'

/** The record fields are searched in, as it is on screen at this moment. */
export interface SearchRecord {
  readonly values: RecordValues
  /** Texts of coded and referenced values, by field. */
  readonly refValues?: Readonly<Record<string, string>> | undefined
  readonly facts?: Scope | undefined
  readonly overlay?: Overlay | undefined
}

/** Fields that can be found, and how to reach them. They need not be on screen yet. */
export interface SearchFieldsProps {
  readonly entity: Entity
  /** Asked when the search opens and when somebody jumps. */
  readonly read: () => SearchRecord
  /** Below it the elements of the fields carry `data-field`, with several names for one control. */
  readonly root: () => Element | null
  /** What must open inside of the root first, such as a group. */
  readonly open?: ((field: string) => void) | undefined
  /** False for a field that the rules show but this mode does not draw. */
  readonly drawn?: ((field: string) => boolean) | undefined
  /**
   * There is no record yet: begins one, and is true once its fields are announced in this place. Otherwise the root is
   * led to.
   */
  readonly begin?: (() => boolean | Promise<boolean>) | undefined
}

/** What a jump came to: the field, only the place it belongs to, or neither. */
export type Reached = 'field' | 'place' | null

/** Something fields lie in: a tab, a section, a row. */
export interface Place {
  readonly name: string
  readonly title: string | undefined
  readonly order: number
  readonly open: () => void | Promise<void>
  readonly within: Place | null
}

/** Announced fields together with where they lie, from the outside in. */
export interface SearchSource extends SearchFieldsProps {
  readonly places: readonly Place[]
}

/** The keyword search of a page. */
export interface FieldSearch {
  /** Puts the caret into the box. */
  open(): void
  /**
   * Opens what a field lies in, scrolls there, focuses and rings it. `hf20HouseAddress`, or with the names of its
   * places
   * in front: `buyers/12/hf23Name`. Where no such record was begun yet, begins one. False when no such field is on
   * screen.
   */
  goTo(address: string): Promise<boolean>
}

/** What the parts of the search share. */
export interface FieldSearchCore extends FieldSearch {
  readonly announce: (source: () => SearchSource) => () => void
  /** In screen order. */
  readonly sources: () => readonly SearchSource[]
  readonly reach: (source: SearchSource, field: string) => Promise<Reached>
  /** The box says how it takes the caret. */
  readonly bindBox: (focus: () => void) => () => void
}

export const FieldSearchContext = createContext<FieldSearchCore | null>(null)
export const PlaceContext = createContext<Place | null>(null)

/** @throws Error outside of a `FieldSearchProvider` */
export function useFieldSearchCore(): FieldSearchCore {
  const core = useContext(FieldSearchContext)
  if (!core) throw new Error('only inside FieldSearchProvider')
  return core
}

/** The keyword search of the page around this part. @throws Error outside of a `FieldSearchProvider` */
export function useFieldSearch(): FieldSearch {
  return useFieldSearchCore()
}
