import { labelOf } from '../../../catalogue/field-state.ts'
import type { Scope } from '../../../catalogue/kind.ts'
import { NO_OVERLAY, type Overlay } from '../../../catalogue/overlay.ts'
import type { CaseChange } from '../../../contract/case/change-calls.ts'
import type { Project } from '../../../domain/project/project.ts'
import { overlayFor } from '../../dictionary/field-meta-handlers.ts'
import type { SignedIn } from '../../handler.ts'
import { namesOf } from '../../home/names-of.ts'
import { factsOfCase } from '../../member/case-access.ts'
import { rulesFor } from '../../member/member-record.ts'
import { memberTable } from '../../member/member-tables.ts'
import { labelsOf } from '../../record/labels.ts'
import { textOf } from '../../session.ts'
import type { Row, Values } from '../../store.ts'
import { SYSTEM_ACCOUNT, SYSTEM_NAME } from '../../system-account.ts'
import { SECRET, valuesIn } from '../audit-changes.ts'
import { auditActions } from '../audit-dictionaries.ts'
import { auditLogTable } from '../audit-log-table.ts'
import type { CaseSeen, ChangeKind, ChangePlace, Changed } from './kinds-of-case.ts'

/** So many entries of the log are read, and so many changes and labels answered. */
const READ = 300
const MOST = 20
const MOST_FIELDS = 8
/** The field with the step of the case. */
const STEP: keyof Project = 'hf20DemandStep'
/** Calls that save a record as a whole: whether it was added or changed says more. */
const SAVES = new Set(['DOSAVE', 'SAVECHANGES', 'DOSETALL', 'DOCREATE', 'DODELETE', 'DEMO'])
const ADDED = '新增'
const CHANGED = '修改'
const REMOVED = '删除'
const WORDS: ReadonlyMap<string, string> = new Map(auditActions().entries.map(([code, word]) => [code, word]))

interface Entry {
  readonly row: Row
  readonly kind: ChangeKind
  readonly changed: Changed
  readonly place: ChangePlace
  /** Labels of the changed fields that the case shows. */
  readonly fields: readonly string[]
}

/** What others did to records of these kinds, by person and record, the latest first. Values are left out. */
export async function readChanges(
  context: SignedIn,
  project: Row,
  kinds: readonly ChangeKind[],
  since: number | null,
): Promise<{ readonly rows: readonly CaseChange[]; readonly more: number }> {
  const entries = await shownEntries(context, project, kinds)
  const groups = new Map<string, Entry[]>()
  for (const entry of entries) {
    const { row, place } = entry
    const key = `${isFresh(row, since) ? 1 : 0} ${row.createdBy} ${place.together ?? place.place}`
    groups.set(key, [...(groups.get(key) ?? []), entry])
  }
  const shown = [...groups].slice(0, MOST)
  const people = await namesOf(
    context.unit,
    shown.flatMap(([, [first]]) => first?.row.createdBy ?? []),
  )
  const rows = await Promise.all(shown.map(([key, some]) => changeOf(context, key, some, { since, people })))
  return { rows, more: groups.size - shown.length }
}

const isFresh = ({ createdAt }: Row, since: number | null): boolean => since !== null && createdAt > since

async function shownEntries(context: SignedIn, project: Row, kinds: readonly ChangeKind[]): Promise<readonly Entry[]> {
  const { unit, principal } = context
  const byObject = new Map(kinds.map((kind) => [kind.table.name.toUpperCase(), kind]))
  const { rows } = await unit.list(auditLogTable, {
    where: {
      all: [
        { field: '$project', is: [project.key] },
        { field: 'logResult', is: ['DONE'] },
        { field: 'logObject', is: [...byObject.keys()] },
        { not: { field: '$createdBy', is: [principal.acctId] } },
      ],
    },
    sort: [{ field: '$createdAt', descending: true }],
    page: 1,
    pageSize: READ,
    counted: false,
  })
  if (rows.length === 0) return []
  const seen = await caseSeen(context, project, rows)
  const stored = await storedRows(context, byObject, rows)
  const overlays = new Map<string, Promise<Overlay>>()
  const entries: Entry[] = []
  for (const row of rows) {
    const object = textOf(row.values['logObject'])
    const kind = byObject.get(object)
    if (!kind) continue
    const [before, after] = [valuesIn(row.values['logBefore']), valuesIn(row.values['logAfter'])]
    const now = stored.get(`${object} ${textOf(row.values['logKey'])}`)
    const changed: Changed = {
      key: textOf(row.values['logKey']),
      values: now?.values ?? { ...before, ...after },
      exists: now !== undefined,
      isWhole: isWhole(before, after),
    }
    const place = kind.placeOf(changed, seen)
    if (!place) continue
    const of = `${object} ${place.side?.key ?? ''}`
    const overlay = overlays.get(of) ?? overlayOf(context, project, kind, place, seen)
    overlays.set(of, overlay)
    const scope: Scope = { ...seen.facts, ...changed.values }
    const fields = shownLabels(kind, before, after, { scope, overlay: await overlay })
    // What only the back end counts for itself is no news.
    if (fields.length > 0 || changed.isWhole) entries.push({ row, kind, changed, place, fields })
  }
  return entries
}

function isWhole(before: Values, after: Values): boolean {
  return Object.keys(before).length === 0 || Object.keys(after).length === 0
}

/** The case with its members; one that was removed is known from the log. */
async function caseSeen({ unit }: SignedIn, project: Row, log: readonly Row[]): Promise<CaseSeen> {
  const { rows } = await unit.list(memberTable, { where: { field: '$project', is: [project.key] }, counted: false })
  const removed = log.flatMap(({ values }): readonly (readonly [string, Values])[] =>
    textOf(values['logObject']) === memberTable.name.toUpperCase()
      ? [[textOf(values['logKey']), { ...valuesIn(values['logBefore']), ...valuesIn(values['logAfter']) }]]
      : [],
  )
  return {
    facts: factsOfCase(project),
    members: new Map([...removed, ...rows.map(({ key, values }) => [key, values] as const)]),
  }
}

async function storedRows(
  { unit }: SignedIn,
  byObject: ReadonlyMap<string, ChangeKind>,
  log: readonly Row[],
): Promise<ReadonlyMap<string, Row>> {
  const found = new Map<string, Row>()
  for (const [object, { table }] of byObject) {
    const keys = [
      ...new Set(log.flatMap(({ values }) => (values['logObject'] === object ? textOf(values['logKey']) : []))),
    ]
    if (keys.length === 0) continue
    const { rows } = await unit.list(table, { where: { field: '$key', is: keys }, counted: false })
    for (const row of rows) found.set(`${object} ${row.key}`, row)
  }
  return found
}

function overlayOf(
  { unit, principal }: SignedIn,
  project: Row,
  { entity, namesFields }: ChangeKind,
  { side }: ChangePlace,
  { facts }: CaseSeen,
): Promise<Overlay> {
  if (!namesFields) return Promise.resolve(NO_OVERLAY)
  return side
    ? rulesFor(unit, entity, side, project, facts)
    : overlayFor(unit, entity, project.key, { city: principal.city })
}

/** Labels of the fields that changed and are on the page. */
function shownLabels(
  { table, entity, namesFields }: ChangeKind,
  before: Values,
  after: Values,
  { scope, overlay }: { readonly scope: Scope; readonly overlay: Overlay },
): readonly string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const labels = names.flatMap((name) => {
    const field = table.fields[name]
    if (!field || field.hidden || overlay.hidden.has(name) || SECRET.test(name)) return []
    // Sums and other values that follow from somewhere else; the step of the case is set by its people.
    if (namesFields && field.serverOwned && name !== STEP) return []
    return namesFields ? labelOf(entity, name, scope, overlay) : field.label
  })
  return [...new Set(labels)]
}

async function changeOf(
  { unit }: SignedIn,
  key: string,
  some: readonly Entry[],
  { since, people }: { readonly since: number | null; readonly people: ReadonlyMap<string, string> },
): Promise<CaseChange> {
  const [latest] = some
  if (!latest) throw new Error('a change without an entry')
  const { row, kind, changed, place } = latest
  const isUpdate = some.every((entry) => !entry.changed.isWhole)
  const actions = kind.namesFields && isUpdate ? [] : [...new Set(some.map(actionOf))]
  const fields = kind.namesFields && isUpdate ? [...new Set(some.flatMap((entry) => entry.fields))] : []
  return {
    key,
    who: row.createdBy === SYSTEM_ACCOUNT ? SYSTEM_NAME : (people.get(row.createdBy) ?? ''),
    at: row.createdAt,
    fresh: isFresh(row, since) ? 1 : 0,
    count: new Set(some.map((entry) => entry.changed.key)).size,
    object: place.object,
    name: place.named === undefined ? '' : await nameIn(unit, kind, changed.values, place.named),
    actions: actions.slice(0, MOST_FIELDS),
    fields: fields.slice(0, MOST_FIELDS),
    place: place.place,
  }
}

function actionOf({ row, changed }: Entry): string {
  const action = textOf(row.values['logAction'])
  const word = SAVES.has(action) ? undefined : WORDS.get(action)
  if (word !== undefined) return word
  if (!changed.isWhole) return CHANGED
  return Object.keys(valuesIn(row.values['logAfter'])).length === 0 ? REMOVED : ADDED
}

/** The text of a field that holds no personal data: a name of a job, a kind of paper. */
async function nameIn(unit: SignedIn['unit'], { table }: ChangeKind, values: Values, named: string): Promise<string> {
  const field = table.fields[named]
  if (!field || field.sensitive) return ''
  const [labels] = await labelsOf(unit, { [named]: field }, [{ [named]: values[named] ?? null }])
  return labels?.[named] ?? textOf(values[named])
}
