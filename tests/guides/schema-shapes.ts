import * as v from 'valibot'
import type { Entity } from '../../lib/catalogue/entity.ts'
import { declaredEntities, entityWith } from './declared-entities.ts'

/** The parts of a schema this reads; valibot's own types say no more of a schema than that it is one. */
interface Known {
  readonly kind: string
  readonly type: string
  readonly pipe?: readonly Known[]
  readonly wrapped?: Known
  readonly item?: Known
  readonly value?: Known
  readonly entries?: Readonly<Record<string, Known>>
  readonly items?: readonly Known[]
  readonly options?: readonly unknown[]
  readonly literal?: unknown
}

/** What a call answers: its shape in the notation of TypeScript, and the records it is made of. */
export interface OutputShape {
  readonly shape: string
  readonly records: readonly Entity[]
}

/** Properties of every answered record beside its fields. */
const BESIDE = ['keyValue', 'version', 'refValues']
const PLAIN: Readonly<Record<string, string>> = {
  string: 'string',
  number: 'number',
  boolean: 'boolean',
  unknown: 'unknown',
  any: 'unknown',
  null: 'null',
}
const MAY_BE_ABSENT = ['optional', 'nullish', 'exact_optional', 'undefinedable']

const isSchema = (value: unknown): value is Known =>
  typeof value === 'object' && value !== null && Reflect.get(value, 'kind') === 'schema'

// adapter: the very schema, under its own type
const parsedBy = (schema: Known, raw: unknown) => v.safeParse(schema as unknown as v.GenericSchema, raw)

/** The names of the record a schema answers: those it makes of one with nothing but a key. */
function namesOf(schema: Known): readonly string[] | null {
  const parsed = parsedBy(schema, { keyValue: 'K' })
  if (!parsed.success || typeof parsed.output !== 'object' || parsed.output === null) return null
  const names = Object.keys(parsed.output)
  return BESIDE.every((name) => names.includes(name)) ? names : null
}

/** The entity with the most fields among those all of whose fields are there: the record may have further parts. */
function recordOf(names: readonly string[], service: string): Entity | null {
  const plain = entityWith(
    names.filter((name) => !BESIDE.includes(name)),
    service,
  )
  const fitting = declaredEntities.filter(({ fields }) => Object.keys(fields).every((name) => names.includes(name)))
  const own = fitting.find((entity) => entity.service === service)
  return (
    plain ?? own ?? [...fitting].sort((a, b) => Object.keys(b.fields).length - Object.keys(a.fields).length)[0] ?? null
  )
}

/** Reads schemas of one service; notes the records it comes across. */
function reader(service: string) {
  const records = new Set<Entity>()

  const shape = (schema: Known, depth: number): string => {
    if (schema.pipe) return piped(schema, depth)
    switch (schema.type) {
      case 'array':
        return schema.item ? `${grouped(shape(schema.item, depth))}[]` : 'unknown[]'
      case 'object':
      case 'loose_object':
      case 'strict_object':
        return object(schema.entries ?? {}, depth)
      case 'nullish':
      case 'nullable':
        return `${schema.wrapped ? shape(schema.wrapped, depth) : 'unknown'} | null`
      case 'optional':
      case 'exact_optional':
      case 'undefinedable':
        return schema.wrapped ? shape(schema.wrapped, depth) : 'unknown'
      case 'union':
      case 'variant':
        return (schema.options ?? [])
          .filter(isSchema)
          .map((one) => shape(one, depth))
          .join(' | ')
      case 'picklist':
        return (schema.options ?? []).map((one) => JSON.stringify(one)).join(' | ')
      case 'literal':
        return JSON.stringify(schema.literal)
      case 'record':
        return `Record<string, ${schema.value ? shape(schema.value, depth) : 'unknown'}>`
      default:
        return PLAIN[schema.type] ?? 'unknown'
    }
  }

  const piped = (schema: Known, depth: number): string => {
    const names = namesOf(schema)
    const entity = names && recordOf(names, service)
    if (names && entity) {
      records.add(entity)
      const further = names.filter((name) => !Object.hasOwn(entity.fields, name) && !BESIDE.includes(name))
      const beside = further.length === 0 ? '' : ` & { ${further.join(', ')} }`
      return `${parsedBy(schema, {}).success ? 'DraftRecord' : 'Stored'}<${entity.service}>${beside}`
    }
    // What a pipe ends in says more than the text it may begin with.
    const last = (schema.pipe ?? []).filter(isSchema).at(-1)
    return last && last !== schema ? shape(last, depth) : 'unknown'
  }

  const object = (entries: Readonly<Record<string, Known>>, depth: number): string => {
    const members = Object.entries(entries).map(
      ([name, entry]) => `${name}${MAY_BE_ABSENT.includes(entry.type) ? '?' : ''}: ${shape(entry, depth + 1)}`,
    )
    if (members.length === 0) return 'Record<string, unknown>'
    const inside = '  '.repeat(depth + 1)
    return `{\n${members.map((one) => `${inside}${one}`).join('\n')}\n${'  '.repeat(depth)}}`
  }

  return { records, shape }
}

const grouped = (shape: string): string => (/^[^{]* [|&] /.test(shape) ? `(${shape})` : shape)

/** What a call of this service answers; a shape of `null` where it says nothing but that it is done. */
export function outputShape(schema: v.GenericSchema, service: string): OutputShape {
  const anything = v.safeParse(schema, { anything: 1 })
  if (anything.success && anything.output === null) return { shape: 'null', records: [] }
  const { records, shape } = reader(service)
  const said = shape(schema as unknown as Known, 0) // adapter: a schema, read by its own parts
  return { shape: said, records: [...records] }
}
