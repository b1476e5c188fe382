import { describe, expect, it } from 'vitest'
import { pictureIdOf, picturesIn, richTextIssue } from '../../../lib/catalogue/rich-text.ts'
import { check } from '../../../lib/catalogue/check.ts'
import { defineEntity } from '../../../lib/catalogue/entity.ts'
import { richtext } from '../../../lib/catalogue/field.ts'

const ALLOWED = [
  '',
  'plain & simple',
  '<p>甲<strong>乙</strong></p>',
  '<h1 style="text-align: center;">标题</h1><ul><li><p>一</p></li></ul><ol start="3"><li><p>三</p></li></ol>',
  '<p><span style="font-size: 12px; color: rgb(214, 69, 69);">小</span><span style="font-size: 72px">大</span>' +
    '<br><s>x</s></p><hr>',
  '<p><a target="_blank" rel="noopener noreferrer nofollow" href="https://example.com/a?b=1&amp;c=2">去</a> ' +
    '<a href="mailto:a@example.com">信</a></p>',
  '<img src="/file/0abc9" alt="图 &quot;1&quot;">',
]
const VECTORS = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<img src="/file/a" onerror="alert(1)">',
  '<svg onload="x"></svg>',
  '<math></math>',
  '<iframe src="https://example.com"></iframe>',
  '<p onclick="x">a</p>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="java&#115;cript:alert(1)">x</a>',
  '<a href="&#x6a;avascript:x">x</a>',
  '<a href=" javascript:x">x</a>',
  '<a href="data:text/html,x">x</a>',
  '<a href="//example.com">x</a>',
  '<a href="vbscript:x">x</a>',
  '<img src="https://example.com/a.png">',
  '<img src="data:image/png;base64,AA">',
  '<img src="/file/../web/x">',
  '<img src="/file/a?x=1">',
  '<img srcset="https://example.com/a 1x">',
  '<p style="background: url(https://example.com)">x</p>',
  '<p style="position: fixed; top: 0">x</p>',
  '<span style="font-size: 11px">x</span>',
  '<span style="font-size: 73px">x</span>',
  '<span style="color: expression(x)">x</span>',
  '<style>*{}</style>',
  '<base href="https://example.com">',
  '<form action="x"></form>',
  '<input>',
  '<template><p>x</p></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<!-- --><p>x</p>',
  '<p>x',
  'x</p>',
  '<p><strong>x</p></strong>',
  '<P>x</P>',
  '<p/x>',
  '<p title="x">a</p>',
  "<a href='https://example.com'>x</a>",
  '<![CDATA[x]]>',
  '<?php ?>',
  '1 < 2',
  '<p><<img src="/file/a"></p>',
  '<a href="https://example.com/&Tab;x">x</a>',
  `${'<ul>'.repeat(61)}${'</ul>'.repeat(61)}`,
  '<img src="/file/a" src="javascript:x">',
]

const page = richtext('正文')
const article = defineEntity({
  service: 'Article',
  title: '文章',
  metaTable: null,
  groups: { page: { label: '正文', fields: { page } } },
})

describe('rich text', () => {
  it.each(ALLOWED)('is kept: %s', (html) => {
    expect(richTextIssue(html)).toBeNull()
  })
  it.each(VECTORS)('F17 is refused, never repaired: %s', (html) => {
    expect(richTextIssue(html)).not.toBeNull()
    const saved = check(article, { page: html }, { today: '2026-11-24' })
    expect(saved).toEqual([{ field: 'page', message: `正文${richTextIssue(html)}` }])
  })
  it('UPL-027 has letters of 12 to 72 pixels', () => {
    const sized = (size: number) => richTextIssue(`<span style="font-size: ${size}px">x</span>`)
    expect([11, 12, 72, 73].map((size) => sized(size) === null)).toEqual([false, true, true, false])
  })
  it('is read in a time that does not run away', () => {
    expect(richTextIssue(`${'<p>'.repeat(50)}${'a'.repeat(190_000)}`)).not.toBeNull()
    expect(richTextIssue(`<p${' a="b"'.repeat(30_000)}`)).not.toBeNull()
  })
  it('names the documents it shows', () => {
    expect(
      picturesIn('<p><img src="/file/a1" alt="x"><img alt="/file/zz" src="/file/b2"><img src="/file/a1"></p>'),
    ).toEqual(['a1', 'b2'])
    expect(
      ['/file/a1', '/file/a1?e=1&s=2', 'https://h.example/p/file/a1', '/file/a1/b', '/files/a1', 'x'].map(pictureIdOf),
    ).toEqual(['a1', 'a1', 'a1', null, null, null])
  })
})
