import { describe, expect, it } from 'vitest'
import { clientOf, shortAddress } from '../../../../lib/domain/log/client-of.ts'

describe('ROU-007 what a log of log-ins keeps of a browser', () => {
  // biome-ignore format: a table with one row a line
  it.each([
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36', 'Chrome 138 · Windows'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36 Edg/138.0.3351.55', 'Edge 138 · Windows'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15', 'Safari 18 · macOS'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1', 'Safari 18 · iOS'],
    ['Mozilla/5.0 (Linux; Android 15; Pixel) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36 MicroMessenger/8.0.50', '微信 8 · Android'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox 140 · Linux'],
  ])('is its name and system: %s', (userAgent, words) => {
    expect(clientOf(userAgent)).toBe(words)
  })
  it('is nothing of what it says otherwise', () => {
    for (const odd of [null, undefined, '', 'curl/8.5', '<script>alert(1)</script>']) expect(clientOf(odd)).toBeNull()
  })
})

describe('ROU-007 what a log of log-ins keeps of an address', () => {
  it.each([
    ['203.0.113.77', '203.0.113.*'],
    ['::ffff:203.0.113.77', '203.0.113.*'],
    ['2001:DB8:1:2:3:4:5:6', '2001:db8:1:2::*'],
    ['2001:db8::1', '2001:db8:0:0::*'],
    ['::1', '0:0:0:0::*'],
  ])('is its network: %s', (address, short) => {
    expect(shortAddress(address)).toBe(short)
  })
  it('is nothing where it is no address', () => {
    for (const odd of ['', 'memory', 'desk-of-sales', 'a:b:zz']) expect(shortAddress(odd)).toBeNull()
  })
})
