import { describe, expect, it } from 'vitest'
import { listen } from './harness/listening.ts'

const JSON_TYPE = { 'content-type': 'application/json' }

describe('a body far wider than any record', () => {
  it.each([
    [
      'names',
      JSON.stringify(Object.fromEntries([...Array(95_000).keys()].map((at) => [`n${at}`, 1]))),
      '字段过多，最多2000个',
    ],
    ['items', JSON.stringify({ list: Array(200_000).fill(1) }), '列表过长，最多10000项'],
    [
      'rows of many names',
      JSON.stringify({
        list: Array.from({ length: 50 }, () => Object.fromEntries([...Array(1_000).keys()].map((at) => [`n${at}`, 1]))),
      }),
      '请求内容过多，最多40000项',
    ],
  ])(
    'of %s is refused before anything reads it, in an answer far shorter than itself',
    async (_what, body, message) => {
      const { url, calls } = await listen()
      const response = await fetch(`${url}/web/login/doLogin`, { method: 'POST', body, headers: JSON_TYPE })
      const text = await response.text()
      expect(JSON.parse(text)).toMatchObject({ success: false, code: 'INVALID', message })
      expect(text.length).toBeLessThan(1_000)
      expect(calls).toEqual([])
    },
  )

  it('is taken up to the width of a form', async () => {
    const { post, calls } = await listen()
    const record = Object.fromEntries([...Array(2_000).keys()].map((at) => [`n${at}`, 1]))
    expect((await post('/web/login/doLogin', JSON.stringify(record), JSON_TYPE)).envelope).toMatchObject({
      success: true,
    })
    expect(calls).toHaveLength(1)
  })
})
