import type { Answer, Call } from '../../contract/call.ts'
import { dictionaryCalls, fieldMetaCalls, type DictEntry } from '../../contract/settings/dictionary-calls.ts'
import type { ListInput } from '../../contract/input.ts'
import type { DraftRecord, Stored } from '../../contract/output.ts'
import { projectCalls } from '../../contract/case/project-calls.ts'
import { DICTIONARY } from '../../domain/codes.ts'
import type { FieldMeta } from '../../domain/settings/field-meta.ts'
import type { Project } from '../../domain/project/project.ts'
import type { FangkitClient } from '../client.ts'

/**
 * What to load, its cache key and how long it stays fresh. Keys are `[service, method, input]`, plus a list of services
 * if the answer combines several: it reloads when one of them changes. The provider puts the scope in front, so that
 * two cities never share an answer.
 *
 * @public
 */
export interface QueryPlan<T> {
  /** Starts with the service, so that a change of one of its records reloads the answer. */
  readonly key: readonly unknown[]
  /** Loads the answer; the signal aborts when nobody waits for it any longer. @throws FangkitError */
  readonly load: (client: FangkitClient, options: { readonly signal: AbortSignal }) => Promise<T>
  /** Milliseconds the answer stays fresh; the provider's default when absent. */
  readonly staleTime?: number
}

/** One page of rows. @public */
export interface Page<R> {
  /** Those of the requested page. */
  readonly rows: readonly R[]
  /** Number of rows of all pages. */
  readonly total: number
}

const UNTIL_DROPPED = Number.POSITIVE_INFINITY
const MINUTE = 60_000

function planOf<I, O, T>(call: Call<I, O>, input: I, pick: (answer: Answer<O>) => T): QueryPlan<T> {
  return {
    key: [call.service, call.method, input],
    load: async (client, options) => pick(await client.call(call, input, options)),
  }
}

/** A query for the data of a call that reads. @public */
export function answerOf<I, O>(call: Call<I, O>, input: I): QueryPlan<O> {
  return planOf(call, input, ({ data }) => data)
}

/** A query for one page of a list call. @public */
export function pageOf<I, R>(call: Call<I, readonly R[]>, input: I): QueryPlan<Page<R>> {
  return planOf(call, input, ({ data, total }) => ({ rows: data, total: total ?? data.length }))
}

/** Reads a stored case. @public */
export function projectRecord(id: string): QueryPlan<Stored<Project>> {
  return answerOf(projectCalls.getOne, { id })
}

/**
 * A blank case with defaults, or a copy of a case without its key. Never cached: every form starts from a new one.
 *
 * @public
 */
export function projectDraft(
  source: { readonly id?: string; readonly isClone?: 0 | 1 } = {},
): QueryPlan<DraftRecord<Project>> {
  return { ...answerOf(projectCalls.doCreate, source), staleTime: 0 }
}

/** One page of cases. @public */
export function projectList(input: ListInput): QueryPlan<Page<Stored<Project>>> {
  return pageOf(projectCalls.getPageList, input)
}

/** Operation privileges of the user, such as `OPT_SAVE`. @public */
export function projectPrivileges(): QueryPlan<readonly string[]> {
  return { ...answerOf(projectCalls.getOpts, {}), staleTime: 5 * MINUTE }
}

/** Field metadata of one table for a case, or the general one when `prjId` is null. @source FRM-007, FRM-009 @public */
export function fieldMetaRows(
  prjId: string | null,
  tableId: number,
  memberType?: string,
): QueryPlan<readonly Stored<FieldMeta>[]> {
  return {
    ...answerOf(fieldMetaCalls.loadrieldMeta, { prjId, tableId, ...(memberType !== undefined && { memberType }) }),
    staleTime: 5 * MINUTE,
  }
}

/**
 * Default values of empty fields, by name, in wire format. Every blank form loads them again.
 *
 * @source FRM-029, FRM-030
 * @public
 */
export function fieldDefaults(prjId: string | null, tableId: number): QueryPlan<Readonly<Record<string, unknown>>> {
  return { ...answerOf(fieldMetaCalls.initFldsVal, { prjId, tableId }), staleTime: 0 }
}

const { service, method } = dictionaryCalls.getDictVals

/** The entries of a dictionary, in their defined order. @public */
export function dictionary(code: string): QueryPlan<readonly DictEntry[]> {
  return {
    key: [service, method, code],
    load: ({ dictionaries }) => dictionaries.entries(code),
    staleTime: UNTIL_DROPPED,
  }
}

/** Divisions under a province or city; provinces under `''`. @public */
export function divisions(parent: string): QueryPlan<readonly DictEntry[]> {
  const code = DICTIONARY.divisions
  return {
    key: [service, method, code, parent],
    load: ({ dictionaries }) => dictionaries.entries(code, { field: 'FATHER', value: parent }),
    staleTime: UNTIL_DROPPED,
  }
}
