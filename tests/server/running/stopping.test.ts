import { once } from 'node:events'
import { request, Agent } from 'node:http'
import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { listen, welcome } from '../harness/listening.ts'

/** Sends a call over a kept connection. */
async function ask(url: string, agent: Agent): Promise<number> {
  const sent = request(`${url}/web/login/doLogin`, {
    method: 'POST',
    agent,
    headers: { 'content-type': 'application/json' },
  })
  sent.end('{}')
  // adapter: the detail of the event
  const [response] = (await once(sent, 'response')) as [import('node:http').IncomingMessage]
  response.resume()
  await once(response, 'end')
  return response.statusCode ?? 0
}

it('a server that stops waits for running calls and for nobody who keeps a connection without asking', async () => {
  let answer: () => void = () => undefined
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  let arrived: () => void = () => undefined
  const running = new Promise<void>((resolve) => {
    arrived = resolve
  })
  const { app, url } = await listen({}, async (call) => {
    if (call.service === 'Hf20PrjBase') {
      arrived()
      await asked
    }
    return welcome(call)
  })
  const agent = new Agent({ keepAlive: true })
  expect(await ask(url, agent)).toBe(200)
  const silent = connect(Number(new URL(url).port), '127.0.0.1')
  await once(silent, 'connect')
  const silentEnded = once(silent, 'close')
  silent.resume()
  const slow = fetch(`${url}/web/Hf20PrjBase/getPageList`, {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json' },
  })
  await running
  const closed = app.close()
  await silentEnded
  answer()
  expect((await slow).status).toBe(200)
  await closed
  agent.destroy()
}, 5_000)
