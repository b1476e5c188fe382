import { describe, expect, it } from 'vitest'
import { renderWrites } from './render-writes.ts'
import { sources } from './sources.ts'

const WRITE =
  'A render may be thrown away or run twice: write in a handler or an effect. What the latest render said is read ' +
  'with useLatest (lib/provider/use-latest.ts); what a render must remember is state.'

const found = (body: string): number => renderWrites({ path: 'x.tsx', text: `const cache = new Map()\n${body}` }).length

describe('a component or a hook', () => {
  it('changes nothing that outlives it while it renders', () => {
    expect(sources.filter(({ path }) => /\.tsx?$/.test(path)).flatMap(renderWrites), WRITE).toEqual([])
  }, 120_000)
  it.each([
    ['a ref', 'function useA(b) { const ref = useRef(b); ref.current = b }'],
    ['a member of a stored object', 'const useA = (b) => { const [held] = useState({}); held.rules = b }'],
    ['a counter', 'const A = memo(function A() { const n = useRef(0); n.current += 1; return null })'],
    ['a cache of its module', 'function A() { cache.set(1, 2); return null }'],
    ['a ref, inside useMemo', 'function useA() { const r = useRef(0); return useMemo(() => { r.current = 1 }, []) }'],
  ])('is found where it changes %s', (_what, body) => expect(found(body)).toBe(1))
  it.each([
    ['in an effect', 'function useA(b) { const ref = useRef(b); useEffect(() => { ref.current = b }) }'],
    ['in a handler', 'function A() { const r = useRef(0); return <b onClick={() => (r.current = 1)} /> }'],
    ['of what the render has made', 'function A() { const all = {}; all.one = 1; return null }'],
    [
      'of a part of what the render has made',
      'function A() { const l = [{}]; const p = l.at(-1); p.n += 1; return l }',
    ],
    ['in a function that renders nothing', 'function openCache() { cache.set(1, 2) }'],
  ])('may change something %s', (_where, body) => expect(found(body)).toBe(0))
})
