import type { ListInput } from '../../contract/input.ts'
import type { Stored } from '../../contract/output.ts'
import { projectCalls } from '../../contract/case/project-calls.ts'
import { recordCalls } from '../../contract/record/record-calls.ts'
import { CHAT_STATE, chat } from '../../domain/talk/chat.ts'
import type { FangkitClient } from '../client.ts'
import type { QueryPlan } from './query-options.ts'

/** A record that users identify by its number. */
export interface NumberedRecord {
  readonly key: string
  readonly number: string
  /** Subject of the record. */
  readonly name: string | null
}

type Options = Parameters<QueryPlan<unknown>['load']>[1]
type Page = Pick<ListInput, 'page' | 'pageSize' | 'sort'>
type SearchConditions = NonNullable<ListInput['search']>
type Find = (
  client: FangkitClient,
  page: Page,
  search: SearchConditions,
  options: Options,
) => Promise<readonly NumberedRecord[]>

interface Numbered {
  readonly service: string
  /** Names of the fields with the number and the subject; both are searched. */
  readonly fields: readonly [string, string]
  /** Sort field; newest records come first. */
  readonly sort: string
  /** Restricts the search to some records. */
  readonly among: SearchConditions
  readonly find: Find
}

/** How many results to show; users type more to narrow them down. */
const MOST = 20
const chats = recordCalls(chat).getPageList

const cases: Numbered = {
  service: projectCalls.getPageList.service,
  fields: ['prjNo', 'hf20HouseAddress'],
  sort: 'updTime:desc',
  among: {},
  find: async (client, page, search, options) =>
    numbered(
      (await client.call(projectCalls.getPageList, { ...page, search }, options)).data,
      ({ prjNo, hf20HouseAddress }) => [prjNo, hf20HouseAddress],
    ),
}
const openChats: Numbered = {
  service: chat.service,
  fields: ['chatNo', 'chatTitle'],
  sort: 'lastAt:desc',
  among: { chatState: { is: [CHAT_STATE.open] } },
  find: async (client, page, search, options) =>
    numbered((await client.call(chats, { ...page, search }, options)).data, ({ chatNo, chatTitle }) => [
      chatNo,
      chatTitle,
    ]),
}

/** Kinds of records that can be picked by number. */
export const NUMBERED = { cases, chats: openChats } as const
export type NumberedKind = keyof typeof NUMBERED

/** Records whose number or subject contains the keyword; the newest records without a keyword. */
export function numberedRecords(kind: NumberedKind, keyword: string): QueryPlan<readonly NumberedRecord[]> {
  const { service, fields, sort, among, find } = NUMBERED[kind]
  const page = { page: 1, pageSize: MOST, sort }
  return {
    key: [service, 'getPageList', { kind, keyword }],
    load: async (client, options) => {
      const searches = keyword === '' ? [among] : fields.map((field) => ({ ...among, [field]: { contains: keyword } }))
      const found = (await Promise.all(searches.map((search) => find(client, page, search, options)))).flat()
      return found.filter(({ key }, at) => found.findIndex((one) => one.key === key) === at).slice(0, MOST)
    },
  }
}

function numbered<R extends Stored<object>>(
  rows: readonly R[],
  read: (row: R) => readonly [number: string | null, name: string | null],
): readonly NumberedRecord[] {
  return rows.flatMap((row) => {
    const [number, name] = read(row)
    return number === null ? [] : [{ key: row.keyValue, number, name }]
  })
}
