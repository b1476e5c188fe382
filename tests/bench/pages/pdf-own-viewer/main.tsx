const root = document.getElementById('root') as HTMLElement // adapter: index.html contains it
const start = (): void => {
  performance.mark('render')
  void import('./own-viewer.ts').then(({ openViewer }) => openViewer(root))
}
if (new URLSearchParams(location.search).has('wait')) Reflect.set(window, '__open', start)
else start()

export {}
