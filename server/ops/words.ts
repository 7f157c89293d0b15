/** What each number says, as /metrics tells it. */
export const HELP = {
  leitai_tables: 'Tables in the database, by status. The same on every server that shares it.',
  leitai_live_tables: 'Tables that live at this server.',
  leitai_tables_by_home: 'Tables in use, by the server that they live at. The same on every server.',
  leitai_connections: 'Sockets that are connected to this server.',
  leitai_answers_total: 'Answers that became part of a record here, by who gave them.',
  leitai_stage_seconds: 'How long an action waits for its turn, is played, written and told, by stage.',
  leitai_commit_seconds: 'How long a commit takes.',
  leitai_writes_per_commit: 'How many writes shared one commit; most of them are an entry of a match.',
  leitai_bot_seconds: 'From asking a bot to its answer, waiting for a free thread included.',
  leitai_news_total: 'News told to other servers and heard from them.',
  leitai_reload_seconds: 'How long it takes to read a table again when seats or names have changed.',
  leitai_takeovers_total: 'Tables that this server took over from one that is gone.',
  leitai_forwards_total: 'Messages between people and tables that live at another server: out, in, and back.',
  leitai_event_loop_delay_seconds: 'How late the event loop was since the last look.',
  process_cpu_seconds_total: 'CPU time of this process, bots included.',
  process_resident_memory_bytes: 'Memory of this process.',
} as const
