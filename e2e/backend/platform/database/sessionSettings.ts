/**
 * What PostgreSQL is told for many short queries at once: compiling one or starting helpers for it
 * takes longer than it runs, and a few hundred thousand ids are sorted and joined in memory.
 */
export const sessionSettings = '-c jit=off -c max_parallel_workers_per_gather=0 -c work_mem=16MB';
