//! Luck against play, a card for each seat.

use fracas_lab::{Account, Permille};

use super::{AnalysisPage, marks_of};
use crate::page::Html;

/// One line of a card: what it is, how it is written, and its bar from one value to another.
struct Line {
    name: &'static str,
    figure: String,
    class: &'static str,
    from: Permille,
    to: Permille,
}

pub(super) fn section(page: &AnalysisPage<'_>) -> Html {
    let all: Vec<Vec<Line>> =
        page.analysis.accounts.iter().map(|account| lines(page, account)).collect();
    let ends = || all.iter().flatten().flat_map(|line| [line.from, line.to]);
    let low = ends().min().unwrap_or_default().min(Permille(0));
    let high = ends().max().unwrap_or_default().max(Permille(1000));
    let cards = page.analysis.accounts.iter().zip(&all);
    let cards: String =
        cards.map(|(account, lines)| card(page, account, lines, (low, high))).collect();
    let note = Html::note(
        "From what each could expect at the start to what became of it, in points of a hundred.",
    );
    Html::all([Html::markup(format!("<div class=\"accounts\">\n{cards}</div>\n")), note])
}

fn lines(page: &AnalysisPage<'_>, account: &Account) -> Vec<Line> {
    let Account { start, luck, given, lost, end, .. } = *account;
    let step = |name, from: Permille, by: Permille| Line {
        name,
        figure: by.signed(),
        class: if by < Permille(0) { "down" } else { "up" },
        from,
        to: from + by,
    };
    let whole = |name, value: Permille| Line {
        name,
        figure: value.to_string(),
        class: "whole",
        from: Permille(0),
        to: value,
    };
    let end_name = if page.analysis.outcome.is_some() { "Result" } else { "When it broke off" };
    vec![
        whole("Start", start),
        step("Luck", start, luck),
        step("From others", start + luck, given),
        step("Own losses", start + luck + given, -lost),
        whole(end_name, end),
    ]
}

fn card(
    page: &AnalysisPage<'_>,
    account: &Account,
    lines: &[Line],
    (low, high): (Permille, Permille),
) -> String {
    let place = |value: Permille| 100.0 * (value - low).share() / (high - low).share();
    let line = |line: &Line| {
        let (left, right) = (place(line.from.min(line.to)), place(line.from.max(line.to)));
        format!(
            "<tr><th scope=\"row\">{}</th><td class=\"{}\">{}</td><td class=\"track\">\
             <i class=\"{}\" style=\"left:{left:.1}%;width:{:.1}%\"></i></td></tr>\n",
            line.name,
            line.class,
            line.figure,
            line.class,
            right - left,
        )
    };
    let rows: String = lines.iter().map(line).collect();
    let (name, seat) = (Html::text(page.name(account.seat)), account.seat.index() % 6 + 1);
    let marks = Html::text(&marks_of(page.analysis, account.seat));
    format!(
        "<div class=\"account\"><h3><span class=\"key\" style=\"background:var(--s{seat})\"></span>\
         {name}</h3>\n<table>{rows}</table>\n<p class=\"faint\">{marks}</p></div>\n"
    )
}
