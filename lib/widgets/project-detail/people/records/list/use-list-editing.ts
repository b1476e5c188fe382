import { type RefObject, useCallback, useRef, useState } from 'react'
import type { StoredRecord } from '../../../../../client/queries/case/member-plans.ts'
import type { EntityFormApi } from '../../../../../form/entity-form-context.ts'
import { isPlaceOfList, recordPlace } from '../record-place.ts'
import type { RecordContext } from '../record-context.ts'

export interface ListEditing {
  /** The records including the edited one; null until they are loaded. */
  readonly rows: readonly StoredRecord[] | null
  readonly placeOf: (key: string | null) => string
  /** True while a form of this list is open. */
  readonly isEdited: boolean
  readonly isAdding: boolean
  /** Notes which record will be edited. */
  readonly note: (record: StoredRecord) => void
  readonly form: RefObject<EntityFormApi | null>
  readonly storeForm: (form: EntityFormApi | null) => void
}

/** Which record of a list is being edited. */
export function useListEditing(
  service: string,
  { memberId, editing }: Pick<RecordContext, 'memberId' | 'editing'>,
  loaded: readonly StoredRecord[] | null,
): ListEditing {
  const [edited, note] = useState<StoredRecord | null>(null)
  const form = useRef<EntityFormApi | null>(null)
  const { place, register } = editing
  const placeOf = (key: string | null): string => recordPlace(service, key, memberId)
  const storeForm = useCallback(
    (api: EntityFormApi | null): void => {
      form.current = api
      register(api)
    },
    [register],
  )
  // Another user may remove a record while it is edited here: the unsaved values stay on screen.
  const isLost =
    edited !== null &&
    place === placeOf(edited.keyValue) &&
    loaded?.every(({ keyValue }) => keyValue !== edited.keyValue) === true
  return {
    rows: loaded && edited && isLost ? [...loaded, edited] : loaded,
    placeOf,
    isEdited: isPlaceOfList(place, service, memberId),
    isAdding: place === placeOf(null),
    note,
    form,
    storeForm,
  }
}
