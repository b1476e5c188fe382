import { useMemo } from 'react'
import type { Entity } from '../../../catalogue/entity.ts'
import type { Scope } from '../../../catalogue/kind.ts'
import type { Overlay } from '../../../catalogue/overlay.ts'
import { caseRecord } from '../../../client/queries/case/case-record-plans.ts'
import type { FangkitError } from '../../../client/fangkit-error.ts'
import { membersOfCase, type StoredRecord } from '../../../client/queries/case/member-plans.ts'
import { answerOf, fieldMetaRows, projectRecord } from '../../../client/queries/query-options.ts'
import type { FormFields } from '../../../contract/document/form-record-calls.ts'
import { recordCallsOf } from '../../../contract/case/member-calls.ts'
import { factsOf } from '../../../domain/facts.ts'
import { overlayOf } from '../../../domain/settings/field-meta.ts'
import { FORM_ENTITIES } from '../../../domain/form-record/form-entities.ts'
import { house } from '../../../domain/house/house.ts'
import { metaMemberType, metaScopes, sideOf } from '../../../domain/member/member-side.ts'
import { MEMBER_RECORDS } from '../../../domain/member/member-records.ts'
import { project } from '../../../domain/project/project.ts'
import { trade } from '../../../domain/trade/trade.ts'
import { useHelpIdentifiers } from '../../../field/help/use-help-identifiers.ts'
import { useFkQuery } from '../../../provider/queries/use-fk-query.ts'
import { loadState } from '../../load-state.ts'

/** A record of a document with the data its form needs. */
export interface ComparedRecord {
  readonly entity: Entity
  /** Null while it does not exist. */
  readonly record: StoredRecord | null
  readonly overlay: Overlay
  readonly facts: Scope
}

export interface ComparedRecordLoad {
  readonly data: ComparedRecord | null
  /** True when the document no longer shows it. */
  readonly removed: boolean
  readonly error: FangkitError | null
  readonly refreshing: boolean
  readonly retry: () => void
}

export type RecordRef = Pick<FormFields['records'][number], 'entity' | 'key'>

/** The entity of a record on a form. @throws Error for a service that no form shows */
export function entityOnForm(service: string): Entity {
  const found = FORM_ENTITIES.get(service)
  if (!found) throw new Error(`no form shows ${service}`)
  return found.entity
}

/** Loads a record like the page of the case: the same answers and the same rules. @source APP-007, FRM-007 */
export function useComparedRecord(projectId: string, { entity: service, key }: RecordRef): ComparedRecordLoad {
  const of = FORM_ENTITIES.get(service)?.of
  const entity = entityOnForm(service)
  const knownHelp = useHelpIdentifiers()
  const theCase = useFkQuery(projectRecord(projectId))
  const ofCase = useFkQuery(of === 'case' && entity !== project ? caseRecord(service, projectId) : null)
  const asked = useFkQuery(entity === house ? caseRecord(trade.service, projectId) : null)
  const people = useFkQuery(of === 'case' ? null : membersOfCase(projectId))
  const ofPerson = useFkQuery(
    of === 'records' && key !== null ? answerOf(recordCallsOf(service).getOne, { id: key }) : null,
  )

  const owner =
    of === 'records' ? ofPerson.data?.[MEMBER_RECORDS.find((list) => list.entity === entity)?.owner ?? ''] : key
  const person = people.data?.find(({ keyValue }) => keyValue === owner)
  const side = sideOf(person?.hf23MemberType)
  const meta = useFkQuery(
    entity.metaTable === null || (of !== 'case' && side === null)
      ? null
      : fieldMetaRows(projectId, entity.metaTable, side ? metaMemberType(side) : undefined),
  )

  const record: StoredRecord | null | undefined =
    entity === project ? theCase.data : of === 'case' ? ofCase.data : of === 'person' ? person : ofPerson.data
  const facts = useMemo((): Scope | null => {
    if (!theCase.data) return null
    if (entity === project) return {}
    const known = factsOf(theCase.data, entity === house ? { trade: asked.data } : {})
    return of === 'records' && side ? { ...known, hf23MemberType: side.type } : known
  }, [theCase.data, asked.data, entity, of, side])
  const overlay = useMemo(
    () => meta.data && overlayOf(meta.data, { knownHelp, ...(side && facts && { scopes: metaScopes(side, facts) }) }),
    [meta.data, knownHelp, side, facts],
  )
  const isThere = of === 'case' || person !== undefined
  const data = useMemo(
    () => (record === undefined || !overlay || !facts ? null : { entity, record, overlay, facts }),
    [entity, record, overlay, facts],
  )

  const queries = [
    theCase,
    ...(of === 'case' ? (entity === project ? [] : [ofCase]) : of === 'person' ? [people] : [people, ofPerson]),
    ...(entity === house ? [asked] : []),
    meta,
  ]
  return {
    data,
    removed: !isThere && people.data !== undefined && (of === 'person' || ofPerson.data !== undefined),
    ...loadState(queries, data !== null),
  }
}
