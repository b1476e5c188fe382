import { describe, expect, it } from 'vitest'
import { ConfigError, isLoopback, readConfig } from '../../../host/server/config.ts'

describe('the environment', () => {
  it('needs nothing: port 8080 of this machine, embedded data in .data, no demo asked for, no other origins', () => {
    expect(readConfig({}, '/srv/fangkit')).toEqual({
      port: 8080,
      host: '127.0.0.1',
      dataDir: '/srv/fangkit/.data',
      databaseUrl: null,
      numberKey: null,
      demo: false,
      origins: [],
      publicOrigins: [],
      trustedProxies: [],
      payments: 'sandbox',
      ocr: true,
      amapKey: null,
      amapUrl: 'https://restapi.amap.com',
      logLevel: 'info',
    })
  })

  it('is read completely, empty values counting as none', () => {
    const env = {
      PORT: '9000',
      HOST: '0.0.0.0',
      DATA_DIR: '/var/fangkit',
      DATABASE_URL: '',
      FANGKIT_DEMO: '1',
      FANGKIT_OCR: '0',
      FANGKIT_NUMBER_KEY: 'ab'.repeat(32),
      LOG_LEVEL: 'warn',
      FANGKIT_ORIGINS: 'https://a.example, http://b.example:8081',
      FANGKIT_PUBLIC_ORIGINS: 'https://portal.example',
      FANGKIT_TRUSTED_PROXIES: '10.0.0.0/8,::1',
    }
    expect(readConfig(env, '/srv')).toEqual({
      port: 9000,
      host: '0.0.0.0',
      dataDir: '/var/fangkit',
      databaseUrl: null,
      demo: true,
      payments: 'sandbox',
      ocr: false,
      amapKey: null,
      amapUrl: 'https://restapi.amap.com',
      numberKey: Buffer.from('ab'.repeat(32), 'hex'),
      logLevel: 'warn',
      origins: ['https://a.example', 'http://b.example:8081'],
      publicOrigins: ['https://portal.example'],
      trustedProxies: ['10.0.0.0/8', '::1'],
    })
  })

  it('takes no demo payments where others can reach it or a database is named, unless it is told to', () => {
    const payments = (env: Readonly<Record<string, string>>) => readConfig(env).payments
    expect([
      payments({ HOST: '0.0.0.0' }),
      payments({ HOST: '0.0.0.0', FANGKIT_PAYMENTS: 'sandbox' }),
      payments({ DATABASE_URL: 'postgres://db/x' }),
      payments({ DATABASE_URL: 'postgres://db/x', FANGKIT_DEMO: '1' }),
      payments({ FANGKIT_PAYMENTS: 'off' }),
    ]).toEqual(['off', 'sandbox', 'off', 'sandbox', 'off'])
  })

  it.each([
    ['PORT', '80a'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '8080.5'],
    ['HOST', 'two words'],
    ['HOST', 'http://x'],
    ['FANGKIT_DEMO', 'yes'],
    ['LOG_LEVEL', 'loud'],
    ['FANGKIT_PAYMENTS', 'yes'],
    ['FANGKIT_NUMBER_KEY', 'secret'],
    ['DATABASE_URL', 'mysql://x/y'],
    ['DATABASE_URL', 'postgres://'],
    ['FANGKIT_ORIGINS', '*'],
    ['FANGKIT_ORIGINS', 'null'],
    ['FANGKIT_ORIGINS', 'https://a.example/'],
    ['FANGKIT_ORIGINS', 'a.example'],
    ['FANGKIT_ORIGINS', 'https://A.example'],
    ['FANGKIT_TRUSTED_PROXIES', 'true'],
    ['FANGKIT_TRUSTED_PROXIES', '10.0.0.0/33'],
    ['FANGKIT_TRUSTED_PROXIES', 'proxy.example'],
  ])('%s=%s is refused by name', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError)
    expect(() => readConfig({ [name]: value })).toThrow(name)
  })

  it('takes the first and the last port there are', () => {
    expect(['0', '65535'].map((PORT) => readConfig({ PORT }).port)).toEqual([0, 65_535])
  })

  it('names everything that is wrong at once, and repeats no password', () => {
    const read = () => readConfig({ PORT: 'x', HOST: ' y z ', DATABASE_URL: 'pg://me:secret@host/db' })
    expect(read).toThrow(/PORT.*HOST.*DATABASE_URL/s)
    expect(read).not.toThrow('secret')
  })

  it.each([
    ['127.0.0.1', true],
    ['127.8.9.1', true],
    ['::1', true],
    ['localhost', true],
    ['0.0.0.0', false],
    ['::', false],
    ['192.168.1.2', false],
    ['localhost.example', false],
    ['127.0.0.1.example', false],
  ])('%s is reached by this machine only: %s', (host, loopback) => {
    expect(isLoopback(host)).toBe(loopback)
  })
})
