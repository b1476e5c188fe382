const root = document.getElementById('root') as HTMLElement // adapter: it stands in index.html
const start = (): void => {
  performance.mark('render')
  void import('./own-viewer.ts').then(({ openViewer }) => openViewer(root))
}
if (new URLSearchParams(location.search).has('wait')) Reflect.set(window, '__open', start)
else start()

export {}
