import type { Page } from 'playwright-core'
import type { Entity } from '../../../lib/catalogue/entity.ts'
import type { Value } from '../../../lib/catalogue/kind.ts'
import { parseLoose } from '../../../lib/catalogue/wire.ts'
import { encodeForm } from '../../../lib/contract/encoding.ts'
import type { Put, Puts } from './put.ts'

/** Asks the server beside the page, in the session of the user who sits at it. */
export async function ask(page: Page, path: string, body: Readonly<Record<string, unknown>>): Promise<unknown> {
  const token = await page.evaluate(() => localStorage.getItem('Token') ?? '')
  const answer = await fetch(new URL(path, page.url()), {
    method: 'POST',
    headers: { Token: token, 'Content-Type': 'application/x-www-form-urlencoded' },
    body: encodeForm(body),
  })
  const { success, message, data } = Object(await answer.json())
  if (success !== true) throw new Error(`${path}: ${message}`)
  return data
}

/** The key of the case a page shows. */
export const caseOf = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? ''

export type Stored = Readonly<Record<string, Value>>

/** The one record of a kind that the case on screen has, as it is kept. */
export async function storedRecord(page: Page, { service, fields }: Entity): Promise<Stored> {
  const [row, ...others] = Object(await ask(page, `/web/${service}/getSubPageList`, { objKey: caseOf(page) }))
  const parsed = parseLoose(fields, row)
  if (!parsed.ok || others.length > 0)
    throw new Error(`${service}: ${parsed.ok ? 'more than one' : parsed.issues.map(({ field }) => field).join(', ')}`)
  return parsed.values
}

/** What is kept of the fields a user filled in: personal data in full, documents by their names. */
export async function storedValuesOf(page: Page, entity: Entity, record: Stored, puts: Puts): Promise<Stored> {
  const valuePairs = Object.keys(puts).map(async (name): Promise<readonly [string, Value]> => {
    const { kind, sensitive } = entity.fields[name] ?? {}
    const value = record[name] ?? null
    if (sensitive)
      return [
        name,
        Object(
          await ask(page, `/web/${entity.service}/revealField`, {
            id: record['keyValue'],
            field: name,
            reason: '核对',
          }),
        ).value,
      ]
    if (kind === 'files' || kind === 'images')
      return [
        name,
        Object(await ask(page, '/web/file/getDocuments', { ids: value })).map(({ name: of }: { name: string }) => of),
      ]
    return [name, value]
  })
  return Object.fromEntries(await Promise.all(valuePairs))
}

export const storedOf = (puts: Puts): Stored =>
  Object.fromEntries(Object.entries(puts).map(([name, { stored }]: [string, Put]) => [name, stored]))
