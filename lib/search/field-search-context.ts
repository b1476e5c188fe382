import { createContext, useContext } from 'react'
import type { RecordValues } from '../catalogue/effect.ts'
import type { Entity } from '../catalogue/entity.ts'
import type { Scope } from '../catalogue/kind.ts'
import type { Overlay } from '../catalogue/overlay.ts'

/** The record to search in, as it is on screen now. */
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
  /** Called when the search opens and when the user jumps to a field. */
  readonly read: () => SearchRecord
  /** Fields below this element have `data-field`, with several names for one control. */
  readonly root: () => Element | null
  /** Opens what hides the field inside the root, such as a group. */
  readonly open?: ((field: string) => void) | undefined
  /** False for a field that the rules show but the current mode does not render. */
  readonly drawn?: ((field: string) => boolean) | undefined
  /**
   * Set when there is no record yet: starts one, and returns true once its fields are announced in this place.
   * Otherwise the search goes to the root.
   */
  readonly begin?: (() => boolean | Promise<boolean>) | undefined
}

/** Result of a jump: the field, only its place, or neither. */
export type Reached = 'field' | 'place' | null

/** A part of the page that contains fields: a tab, a section or a row. */
export interface Place {
  readonly name: string
  readonly title: string | undefined
  readonly order: number
  readonly open: () => void | Promise<void>
  readonly within: Place | null
}

/** Announced fields with their places, outermost first. */
export interface SearchSource extends SearchFieldsProps {
  readonly places: readonly Place[]
}

/** The keyword search of a page. */
export interface FieldSearch {
  /** Focuses the search box. */
  open(): void
  /**
   * Goes to a field: opens the places around it, scrolls, focuses and highlights it. The address is `hf20HouseAddress`,
   * or has the names of its places in front: `buyers/12/hf23Name`. Starts the record if there is none. False when no
   * such field is on screen.
   * @param waiting waits for the field until it is aborted, ten seconds at most: what contains it is still loading
   */
  goTo(address: string, waiting?: AbortSignal): Promise<boolean>
}

/** State and functions shared by the parts of the search. */
export interface FieldSearchCore extends FieldSearch {
  readonly announce: (source: () => SearchSource) => () => void
  /** In screen order. */
  readonly sources: () => readonly SearchSource[]
  readonly reach: (source: SearchSource, field: string) => Promise<Reached>
  /** Registers the function that focuses the box. */
  readonly bindBox: (focus: () => void) => () => void
}

export const FieldSearchContext = createContext<FieldSearchCore | null>(null)
export const PlaceContext = createContext<Place | null>(null)

/** The shared state of the search around this component. @throws Error outside of a `FieldSearchProvider` */
export function useFieldSearchCore(): FieldSearchCore {
  const core = useContext(FieldSearchContext)
  if (!core) throw new Error('only inside FieldSearchProvider')
  return core
}

/** The keyword search of the page around this component. @throws Error outside of a `FieldSearchProvider` */
export function useFieldSearch(): FieldSearch {
  return useFieldSearchCore()
}
