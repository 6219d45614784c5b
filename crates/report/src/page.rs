//! A page of its own: one HTML file that needs nothing from anywhere else.

use std::fmt;

use fracas_core::visible;

/// The looks of a page, light and dark.
const STYLE: &str = include_str!("page.css");
/// Sorts tables by a click on a heading; everything can be read without it.
const SCRIPT: &str = include_str!("page.js");

/// How many lines of a long list are seen at once.
const SHOWN: usize = 6;

/// Markup. Whatever text comes into it is escaped.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Html(String);

impl Html {
    /// Writes text, which may come from anywhere.
    pub fn text(text: &str) -> Html {
        let mut html = String::with_capacity(text.len());
        for c in visible(text).chars() {
            match c {
                '<' => html.push_str("&lt;"),
                '>' => html.push_str("&gt;"),
                '&' => html.push_str("&amp;"),
                '"' => html.push_str("&quot;"),
                '\'' => html.push_str("&#39;"),
                other => html.push(other),
            }
        }
        Html(html)
    }

    /// Takes markup as it is: only what this crate wrote.
    pub(crate) fn markup(markup: impl Into<String>) -> Html {
        Html(markup.into())
    }

    /// Writes a paragraph.
    pub fn paragraph(text: &str) -> Html {
        Html(format!("<p>{}</p>\n", Html::text(text)))
    }

    /// Writes a paragraph that is not in the way.
    pub fn note(text: &str) -> Html {
        Html(format!("<p class=\"faint\">{}</p>\n", Html::text(text)))
    }

    /// Writes a heading within a section.
    pub fn heading(text: &str) -> Html {
        Html(format!("<h3>{}</h3>\n", Html::text(text)))
    }

    /// Writes a list of what something is and what is said of it.
    pub fn list<'a>(lines: impl IntoIterator<Item = (Tone, &'a str, &'a str)>) -> Html {
        let line = |(tone, subject, said): (Tone, &str, &str)| {
            let (class, subject, said) = (tone.class(), Html::text(subject), Html::text(said));
            let subject =
                if subject.0.is_empty() { String::new() } else { format!("<b>{subject}</b>: ") };
            Html(format!("<li class=\"{class}\">{subject}{said}</li>\n"))
        };
        let lines = Html::all(lines.into_iter().map(line));
        Html(format!("<ul class=\"list\">\n{lines}</ul>\n"))
    }

    /// Writes a list, of which only the first few are seen until someone asks for more.
    pub fn long_list<'a>(lines: impl IntoIterator<Item = (Tone, &'a str, &'a str)>) -> Html {
        let mut lines = lines.into_iter();
        let first = Html::list(lines.by_ref().take(SHOWN));
        let rest: Vec<(Tone, &str, &str)> = lines.collect();
        if rest.is_empty() {
            return first;
        }
        let (count, rest) = (rest.len(), Html::list(rest));
        Html(format!("{first}<details><summary>{count} more</summary>\n{rest}</details>\n"))
    }

    /// Adds more.
    pub fn push(&mut self, more: &Html) {
        self.0.push_str(&more.0);
    }

    /// Puts several behind each other.
    pub fn all(parts: impl IntoIterator<Item = Html>) -> Html {
        Html(parts.into_iter().map(|part| part.0).collect())
    }
}

impl fmt::Display for Html {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Whether something is good news.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// It is.
    Good,
    /// It is bad news.
    Bad,
    /// It is neither.
    Plain,
}

impl Tone {
    fn class(self) -> &'static str {
        match self {
            Tone::Good => "good",
            Tone::Bad => "bad",
            Tone::Plain => "plain",
        }
    }
}

/// A page: a title, what it is about, and sections.
#[derive(Clone, Debug)]
pub struct Page {
    title: Html,
    body: Html,
}

impl Page {
    /// Starts a page.
    pub fn new(title: &str) -> Page {
        let title = Html::text(title);
        let body = Html(format!("<h1>{title}</h1>\n"));
        Page { title, body }
    }

    /// Adds a line of facts, each with its name.
    pub fn facts<'a>(&mut self, facts: impl IntoIterator<Item = (&'a str, &'a str)>) {
        let fact = |(name, value): (&str, &str)| {
            format!("<li>{} <b>{}</b></li>\n", Html::text(name), Html::text(value))
        };
        let facts: String = facts.into_iter().map(fact).collect();
        self.body.push(&Html(format!("<ul class=\"facts\">\n{facts}</ul>\n")));
    }

    /// Adds large figures with what they mean.
    pub fn tiles<'a>(&mut self, tiles: impl IntoIterator<Item = (&'a str, &'a str)>) {
        let tile = |(figure, meaning): (&str, &str)| {
            format!("<li><b>{}</b><span>{}</span></li>\n", Html::text(figure), Html::text(meaning))
        };
        let tiles: String = tiles.into_iter().map(tile).collect();
        self.body.push(&Html(format!("<ul class=\"tiles\">\n{tiles}</ul>\n")));
    }

    /// Adds a section.
    pub fn section(&mut self, heading: &str, body: &Html) {
        let heading = Html::text(heading);
        self.body.push(&Html(format!("<section>\n<h2>{heading}</h2>\n{body}</section>\n")));
    }

    /// Writes the whole file.
    pub fn write(&self) -> String {
        let Page { title, body } = self;
        format!(
            "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
             <title>{title}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n{body}\
             <script>\n{SCRIPT}</script>\n</body>\n</html>\n"
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_from_a_file_cannot_become_markup() {
        let name = "<script>alert('x')</script> & \"co\"\u{202e}";
        let mut page = Page::new(name);
        page.facts([(name, name)]);
        page.tiles([(name, name)]);
        page.section(name, &Html::list([(Tone::Plain, name, name)]));
        let written = page.write();
        assert!(!written.contains("<script>alert") && !written.contains('\u{202e}'));
        assert_eq!(written.matches("&lt;script&gt;alert(&#39;x&#39;)").count(), 9);
    }

    #[test]
    fn the_rest_of_a_long_list_is_folded_away() {
        let lines = |count| Html::long_list(vec![(Tone::Good, "a", "b"); count]).to_string();
        assert!(!lines(SHOWN).contains("<details>"));
        let long = lines(SHOWN + 2);
        assert!(long.contains("<summary>2 more</summary>"), "{long}");
        assert_eq!(long.matches("<li").count(), SHOWN + 2);
    }

    #[test]
    fn a_page_asks_for_nothing_from_anywhere() {
        let written = Page::new("A page").write();
        for word in ["http:", "https:", "src=", "href=", "@import", "url("] {
            assert!(!written.contains(word), "{word}");
        }
    }
}
