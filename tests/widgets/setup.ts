import { cleanup, configure, getConfig } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { page } from 'vitest/browser'
import { beginFile } from './each-file.ts'

beginFile()
beforeAll(() => page.viewport(1440, 900))
beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  // What they were called with would stay in the page with whole stores in it.
  vi.clearAllMocks()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

const { getElementError } = getConfig()

configure({
  // A busy machine may need a while until something can be seen.
  asyncUtilTimeout: 20_000,
  // The last try of a wait prints the page; earlier tries would print it without use.
  getElementError: (message, container) =>
    isStillTrying()
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
})

function isStillTrying(): boolean {
  const config = getConfig()
  return '_disableExpensiveErrorDiagnostics' in config && config._disableExpensiveErrorDiagnostics === true
}
