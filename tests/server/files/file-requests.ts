import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import type { TestServer } from '../harness/harness.ts'
import { recordIn, replyOf, rowsIn, textIn, type Reply } from '../harness/replies.ts'

export interface Sending {
  readonly bytes: Uint8Array
  readonly name?: string
  readonly type?: string
}

/** Sends files as a form of a page does. */
export async function sendFiles(
  server: TestServer,
  token: string | null,
  path: string,
  files: readonly Sending[],
  {
    fields = {},
    part = 'files',
    key,
  }: { readonly fields?: Readonly<Record<string, string>>; readonly part?: string; readonly key?: string } = {},
): Promise<Reply> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  for (const { bytes, name = 'a.png', type = 'application/octet-stream' } of files)
    form.append(part, new Blob([new Uint8Array(bytes)], { type }), name)
  const headers = { ...(token !== null && { token }), ...(key !== undefined && { 'idempotency-key': key }) }
  return replyOf(await fetch(`${server.url}${path}`, { method: 'POST', body: form, headers }))
}

export interface Uploaded {
  readonly documentId: string
  readonly url: string
  readonly name: string
  readonly size: number
  readonly format: string
}
const uploaded = v.looseObject({
  documentId: v.string(),
  url: v.string(),
  name: v.string(),
  size: v.number(),
  format: v.string(),
})

/** The one document a successful upload made. */
export function uploadedIn(reply: Reply): Uploaded {
  const [row, ...more] = rowsIn(reply)
  if (more.length > 0) throw new Error('more than one document')
  return v.parse(uploaded, row)
}

/** Keeps a loose file. */
export async function upload(
  server: TestServer,
  token: string,
  file: Sending,
  media = 'attachment',
): Promise<Uploaded> {
  return uploadedIn(await sendFiles(server, token, `/file/upload?media=${media}`, [file]))
}

export function get(
  server: TestServer,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return fetch(`${server.url}${path}`, { headers: { ...headers } })
}

/** All files on the disk: contents, and uploads in progress. */
export async function onDisk({
  services: { disk },
}: TestServer): Promise<{ readonly contents: readonly string[]; readonly incoming: readonly string[] }> {
  const incoming = await readdir(disk.incoming)
  const content = join(disk.incoming, '..', 'content')
  const shelves = await readdir(content)
  return { incoming, contents: (await Promise.all(shelves.map((shelf) => readdir(join(content, shelf))))).flat() }
}

/** A case of a user. */
export async function newCase(
  server: TestServer,
  token: string,
  values: Readonly<Record<string, unknown>>,
): Promise<string> {
  return textIn(recordIn(await server.call('Hf20PrjBase.doSave', values, { token })), 'keyValue')
}
