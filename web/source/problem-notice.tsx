import type { Problem } from './api';

/** An error response, with the path of every problem. */
export const ProblemNotice = ({ problem }: { readonly problem: Problem | undefined }) =>
  problem ? (
    <div className="problem" role="alert">
      <p>
        <strong>{problem.title}.</strong> {problem.problems?.length ? null : problem.detail}
      </p>
      {problem.problems?.length ? (
        <ul>
          {problem.problems.map(({ path, message }, index) => (
            <li key={index}>
              {path.length ? <code>{path.join('.')}</code> : null} {message}
            </li>
          ))}
        </ul>
      ) : null}
      {problem.type ? <a href={problem.type}>{problem.code}</a> : null}
    </div>
  ) : null;
