import { defineConfig, type Plugin } from 'vitest/config'

const markdown: Plugin = {
  name: 'markdown-as-text',
  transform: (text, id) => (id.endsWith('.md') ? `export default ${JSON.stringify(text)}` : undefined),
}

// Property tests play whole games, tool tests run whole programs.
const patience = { testTimeout: 60_000, hookTimeout: 60_000 }

export default defineConfig({
  plugins: [markdown],
  oxc: { jsx: { importSource: 'preact' } },
  test: {
    // Both cores of a small machine: the default leaves one of them idle.
    maxWorkers: '100%',
    // Modules keep nothing that another test could trip over: they share a world, which saves most of their start.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['kernel/**/*.test.ts', 'table/**/*.test.ts', 'platform/**/*.test.ts', 'games/**/*.test.ts'],
          exclude: ['games/*/ui/**'],
          pool: 'threads',
          ...patience,
        },
      },
      {
        extends: true,
        test: {
          name: 'bots',
          include: ['bots/**/*.test.ts', 'lab/**/*.test.ts', 'museum/records.test.ts'],
          ...patience,
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: ['board/**/*.test.ts', 'web/**/*.test.ts', 'games/*/ui/**/*.test.ts'],
          ...patience,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['server/**/*.test.ts', 'protocol/**/*.test.ts', 'museum/data.test.ts'],
          exclude: ['server/store/{postgres,move}.test.ts', 'server/cluster/**'],
          globalSetup: 'server/testing/setup.ts',
          provide: { postgres: '' },
          ...patience,
        },
      },
      {
        extends: true,
        test: {
          // The same tests once more, with everything kept in a real PostgreSQL.
          name: 'postgres',
          include: [
            'server/tests/*.test.ts',
            'server/store/{store,matches,entries-migration,postgres,move}.test.ts',
            'server/cluster/tests/*.test.ts',
          ],
          // What these ask has nothing to do with where it is kept, or is asked of fewer matches beside them.
          exclude: ['server/tests/{api-docs,fuzz,guards,kill-many,pages}.test.ts'],
          globalSetup: ['server/testing/setup.ts', 'server/testing/postgres.ts'],
          ...patience,
        },
      },
      { extends: true, test: { name: 'tools', include: ['cli/**/*.test.ts', 'scripts/**/*.test.ts'], ...patience } },
    ],
  },
})
