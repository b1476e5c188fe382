import { configure, getConfig } from '@testing-library/react'

const { getElementError } = getConfig()

configure({
  // A busy machine may need a while until something can be seen.
  asyncUtilTimeout: 20_000,
  // The last try of a wait prints the page; the ones before it would do so for nobody.
  getElementError: (message, container) =>
    isStillTrying()
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
})

function isStillTrying(): boolean {
  const config = getConfig()
  return '_disableExpensiveErrorDiagnostics' in config && config._disableExpensiveErrorDiagnostics === true
}
