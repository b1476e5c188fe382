import type { ReactElement } from 'react'
import type { Scope } from '../../../../../catalogue/kind.ts'
import type { Overlay } from '../../../../../catalogue/overlay.ts'
import type { StoredRecord } from '../../../../../client/queries/case/member-plans.ts'
import type { MemberRecords } from '../../../../../domain/member/member-records.ts'
import { isDrawn } from '../../../../../form/fields/drawn-fields.ts'
import type { EntityFormApi } from '../../../../../form/entity-form-context.ts'
import { type Folds, openField } from '../../../../../form/groups/folds.ts'
import { valuesOf } from '../../../../../form/state/record-values.ts'
import { SearchFields } from '../../../../../search/search-fields.tsx'
import { SearchPlace } from '../../../../../search/search-place.tsx'
import { readForm } from '../../../read-form.ts'
import { NEW } from '../record-place.ts'

export interface RecordSearchProps {
  readonly list: MemberRecords
  /** Null for a new record. */
  readonly record: StoredRecord | null
  readonly title: string
  readonly order: number
  readonly overlay: Overlay
  readonly facts: Scope
  readonly folds: Folds
  /** The form of the record while it is open. */
  readonly form: () => EntityFormApi | null
  /** Element of the list. */
  readonly root: () => Element | null
  readonly open: () => void
  /** Opens the form of the first record of an empty list; true once the form is ready. */
  readonly begin: (() => boolean | Promise<boolean>) | undefined
}

/** Registers the fields of a record with the search, also while its list is closed. Renders nothing. */
export function RecordSearch({
  list: { entity },
  record,
  title,
  order,
  overlay,
  facts,
  folds,
  form,
  root,
  open,
  begin,
}: RecordSearchProps): ReactElement {
  const key = record?.keyValue ?? NEW
  return (
    <SearchPlace name={key} title={title} order={order} open={open}>
      <SearchFields
        entity={entity}
        read={() => {
          const api = form()
          if (api) return readForm(api)
          return { values: record ? valuesOf(entity, record) : {}, refValues: record?.refValues, facts, overlay }
        }}
        root={() => (begin ? root() : (root()?.querySelector(`[data-record="${CSS.escape(key)}"]`) ?? null))}
        open={(field) => openField(folds, entity, key, field, record ? valuesOf(entity, record) : {})}
        drawn={(name) => {
          const api = form()
          return api === null ? record !== null || begin !== undefined : isDrawn(api.controller, name)
        }}
        begin={begin}
      />
    </SearchPlace>
  )
}
