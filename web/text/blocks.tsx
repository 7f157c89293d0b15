import type { Words } from '../../kernel/contract.ts'
import { type Block, blocksOf, inline } from './markdown.ts'
import { Toned } from './toned.tsx'

/** A piece of a rules text. */
export const Blocks = ({ words, markdown }: { readonly words: Words; readonly markdown: string }) => (
  <>
    {blocksOf(markdown).map((block, place) => (
      <BlockOfText key={place} words={words} block={block} />
    ))}
  </>
)

interface BlockProps {
  readonly words: Words
  readonly block: Block
}

const BlockOfText = ({ words, block }: BlockProps) => {
  const text = (source: string) => <Toned line={inline(words, source)} />
  switch (block.kind) {
    case 'text':
      return <p>{text(block.text)}</p>
    case 'code':
      return <pre>{block.text}</pre>
    case 'list':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>{text(item)}</li>
          ))}
        </ul>
      )
    case 'table':
      return (
        <table>
          <thead>
            <tr>
              {block.head.map((cell) => (
                <th key={cell} scope="col">
                  {text(cell)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.rows.map((row) => (
              <tr key={row.join()}>
                {row.map((cell) => (
                  <td key={cell}>{text(cell)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )
  }
}
