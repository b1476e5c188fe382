import type { ReactElement } from 'react'
import { EXAMPLES } from './readme.ts'

/** The order of the groups. A group that is missing here comes last. */
const GROUPS = ['开始', '组件', '接到自己的系统', '外观与文字', '别的宿主']
const placeOf = (group: string): number => (GROUPS.includes(group) ? GROUPS.indexOf(group) : GROUPS.length)

/** Shows every example as a card, read from the front matter of its README. */
export function Gallery(): ReactElement {
  const groups = [...new Set(EXAMPLES.map(({ group }) => group))].sort((a, b) => placeOf(a) - placeOf(b))
  return (
    <main className="gallery">
      <h1>fangkit 示例</h1>
      <p>
        一个文件夹一个想法，都在内存后端上运行，不需要服务器。代码可以直接复制；地址记着场景、身份、外观与属性，发给别人看到的是同一页。
      </p>
      {groups.map((group) => (
        <section key={group} aria-label={group}>
          <h2>{group}</h2>
          <ul>
            {EXAMPLES.filter((example) => example.group === group).map(({ folder, title, idea, widget, links }) => (
              <li key={folder}>
                <h3>
                  <a href={`./${folder}/`}>{title}</a>
                </h3>
                <p>{idea}</p>
                {links.length > 0 && (
                  <p className="gallery-links">
                    {links.map(({ label, search }) => (
                      <a key={search} href={`./${folder}/${search}`}>
                        {label}
                      </a>
                    ))}
                  </p>
                )}
                <p className="gallery-foot">
                  <span>{widget}</span>
                  <code>examples/{folder}</code>
                </p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </main>
  )
}
