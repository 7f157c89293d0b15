import type { Game } from '../../kernel/contract.ts'
import type { TableInfo } from '../../protocol/table-info.ts'
import { capital, words } from '../words.ts'

/** What is in the files that this table brought, for everybody who thinks of sitting down. */
export const Brought = ({ game, table: { setup, files } }: { readonly game: Game; readonly table: TableInfo }) => (
  <>
    {Object.entries(setup.files ?? {}).map(([name, content]) => (
      <section key={name} class="brought" aria-label={words.brought(name)}>
        <h2>{words.brought(name)}</h2>
        <dl>
          {(game.check?.(name, content).facts ?? []).map(([fact, value]) => (
            <div key={fact}>
              <dt>{capital(fact)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p class="soft">{words.fingerprint(files?.[name] ?? '')}</p>
      </section>
    ))}
  </>
)
