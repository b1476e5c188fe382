/** No server, no browser: the lines of the guide to testing. */
export default { test: { environment: 'jsdom', setupFiles: ['./test-setup.ts'] } }
